/**
 * Given names that are common where the ten languages are spoken, in lower case and without accents. A known one is evidence
 * for a name, an unknown one is none against it.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `
abilio adalberto adelaide adriaan ainsley albano alda aletta alina alva alwin amadeu americo anabela andre angus anselmo antoine
aoife armindo barbro barnaby benedicte benno bernardete bogumila borje brechtje brita bronwen caetano carlijn carola cassandra
catriona cayetana cerys cian ciara cidalia ciro clarissa clarisse claus clemence clotilde conceicao constanca cordula corine
ctibor daria debra deolinda edite eelco egbert eivor elina elisabet elsbeth elske emanuel emelie emilien eskil estevao euan ewan
fausto felicia fergal fernao folke frederico frederieke fredrika friederike gabriella genowefa gianpiero gijsbert ginevra glenda
gosta gottfried graciete greetje greger guiomar gunvor gwenaelle halvard hamish harmen hedvig heidrun heleen henny heribert
herminia hidde hiltrud iga ineke ingela ingemar ingmar ingvar ireneusz isak isaura isobel iva jacco jacinta jantine jeanette jenna
jeremiah jeske jetske jillian jindriska joakim jocelyne johnathan jonatan jorien josefin josine jost judite juliane kaj kajsa
karine karola kaspar kelsey kimberley klaartje kordula laurinda leokadia leonel leopoldo liane lieneke liesel ligia linnea lisanne
lisbet lotta lovisa lucinda ludovina ludvig luiza maeve mafalda magali maik margareta margherita mariangela marika marjan
marjolein marten martim marzena matilda mattias maurits maxence mees micaela miroslawa moa mortimer mylene nadege nela nelleke
niamh nico niklas noortje odete oisin olavo olle otilia ottmar ove padraig pernilla perrine pierrick pontus priscilla quiteria
radoslav reinhild renaud rickard roderick rodolfo rodolphe roeland rogier romeu romy ronan rosalina salome siegrid siem sietse
sigmar silvestre siobhan sjaak staffan stellan stina susann svante tabea telma tijmen tiziana torbjorn valdemar vania vilgot
vincenzo vitezslav walburga wendelin wieslawa willeke willemijn wladyslaw xenia ylva zulmira
aaron abby abigail adam adele adrian adrienne aidan aileen alan alana alasdair albert alec alex alexa alexander alexandra alexis
alfred alice alicia alison alistair allan allen allison alyssa amanda amber amelia amy andrea andrew andy angela angelina anita
ann anna annabel anne annette annie anthony antonia april archie arnold arthur ashley aubrey audrey austin ava barbara barry
beatrice becky ben benedict benjamin bernadette bernard bert beth bethan bethany betty beverley bill billy blake bob bonnie
brad bradley brandon brenda brendan brent brett brian bridget brooke bruce bryan bryce byron caitlin caleb callum cameron
camilla candice carl carla carmen carol carole caroline carolyn carrie catherine cathy cecilia charlene charles charlie
charlotte chelsea cheryl chloe chris christian christina christine christopher cindy claire clara clare clarence claudia
clayton clifford clive colin colleen connor conor constance corey courtney craig crystal curtis cynthia daisy dale damian
damien dan dana daniel danielle danny darren dave david dawn dean deborah debbie declan deirdre denise dennis derek diana
diane dominic don donald donna dora doreen doris dorothy doug douglas duncan dustin dylan earl eddie edgar edith edmund edward
edwin eileen elaine eleanor elena eli elizabeth ella ellen ellie elliot elliott elsie emily emma eric erica erik erin ernest
esther ethan eugene eva evan evelyn faith faye felicity fiona florence frances francis frank fred frederick gabriel gabrielle
gail gareth garry gary gavin gemma geoff geoffrey george georgia georgina gerald geraldine gerard gillian gina glen glenn
gloria gordon grace graeme graham grant greg gregory guy gwen hannah harold harriet harrison harry harvey hayley hazel heather
heidi helen henry herbert hilary holly hope howard hugh hugo iain ian imogen ingrid irene iris isaac isabel isabella isabelle
ivan ivy jack jackie jackson jacob jacqueline jade jake james jamie jan jane janet janice jasmine jason jay jean jeff jeffrey
jemma jennifer jenny jeremy jerome jerry jesse jessica jill jim jimmy jo joan joann joanna joanne jodie joe joel john johnny
jon jonathan jordan joseph josephine josh joshua joy joyce judith judy julia julian julie juliet june justin karen karl kate
katherine kathleen kathryn kathy katie katrina katy kay kayla keith kelly ken kenneth kerry kevin kieran kim kimberly kirsten
kirsty kristen kristin kurt kyle lance larry laura lauren laurence lawrence leah leanne lee leigh leo leon leonard leslie
lewis liam lillian lily linda lindsay lindsey lisa liz lloyd logan lois lorraine louis louise lucas lucy luke lydia lynn
lynne mabel mackenzie madeleine madison maggie malcolm mandy marc marcia marcus margaret maria marian marianne marie marilyn
marion marjorie mark marlene marsha martha martin martyn marvin mary mason matt matthew maureen maurice max maxine megan
melanie melinda melissa melvin mia michael michele michelle mick mike mildred miles millie miranda miriam mitchell moira molly
monica morgan muriel myra nadia nadine nancy naomi natalie natasha nathan nathaniel neil nell niall nicholas nick nicola nicole
nigel nina noah noel nora norma norman olive oliver olivia oscar owen paige pamela patricia patrick paul paula pauline peggy
penelope penny perry pete peter phil philip philippa phillip phoebe phyllis polly rachel ralph randall randy ray raymond
rebecca reece reginald rhys richard rick ricky riley rita rob robert roberta robin rodney roger roland ronald rory rosa rosalind
rose rosemary ross rowan roy ruby rupert russell ruth ryan sabrina sally sam samantha samuel sandra sara sarah scott sean
sebastian seth shane shannon sharon shaun shawn sheila shelley sherry shirley sidney simon sofia sonia sophia sophie spencer
stacey stanley stella stephanie stephen steve steven stewart stuart sue susan susanna suzanne sybil sylvia tamara tania tanya
tara taylor ted terence teresa terrence terry tessa theresa thomas tiffany tim timothy tina toby todd tom tommy tony tracey tracy
travis trevor tricia tristan troy tyler ursula valerie vanessa vera vernon veronica vicki vicky victor victoria vincent viola
violet virginia vivian vivien wade wallace walter warren wayne wendy wesley wilfred will william winifred yvette yvonne zach
zachary zoe eve antony hollie rachael carly ashleigh josie kirk katharine mathew stephan marie-anne abbie abdul alastair aled alun angharad ari aria
asher ayesha bev bo brad callie cara carley celeste chad chantelle charley chase christy clint cole colette cora cormac dara darcy darryl davina della
delia dermot desmond dexter drew dwayne eamon ebony effie elise eloise elsa emerson emmett enid eoin eunice ezra fergus finlay finn flora fraser freya freddie
garrett gwyneth harley heath hector henrietta hester hollis honor ida ike ines ira isla ivor jared jasper jed jocelyn jodi jolene jonty jude kara kellie kendra
kent kiera kirstin kit lacey lana lara leila lena leona lila lorna louisa luca luther mae malachy mara marcy marissa marlon maya meredith mira mya nadine nerys
olga orla otis pearl petra quentin quinn ramona reuben rhiannon rhona rosie roxanne sadie saoirse selina serena seamus sheryl sian sinead skye sonya tabitha
tamsin tess thea theodore tilly trish trudy una uriel verity wanda warwick wilbur willa wyatt xander yasmine josue abel efrain evaristo lucero pero halil 
achim adalbert adelheid agnes albrecht alois anders andreas angelika anja anke annegret anneliese annika ansgar antje anton
armin arne arno arnd astrid august axel babette barbel bastian beate beatrix bernd bernhard bernhardt bertram bettina bianca
birgit birgitta birte bjorn bodo boris brigitte britta bruno burkhard carina carolin carsten cathrin christa christel christiane
christof christoph clemens constanze cord cornelia corinna dagmar daniela david denis detlef detlev dieter dietmar dietrich dirk
doris dorothea dorte eberhard eckart eckhard edeltraud egon ekkehard elfriede elisabeth elke elmar else emil engelbert erhard
erich erika ernst erwin esther eugen evelin ewald fabian falk felix ferdinand florian franz franziska frauke frederik frieda
friedhelm friedrich fritz gabi gabriele gerd gerda gerhard gerlinde gernot gert gertrud gisela gotthold gregor greta gretchen
gudrun gunda gunnar gunter gunther gustav hanna hannelore hannes hanno hans harald hartmut hartwig hedwig heike heiko heiner
heinrich heinz helena helene helga helge helmut helmuth henning henriette hermann hermine herta hilde hildegard hinrich holger
horst hubert hubertus ilka ilona ilse imke ina ines inga inge ingeborg ingo inka irina iris irmgard isolde jana janina jens
jessika joachim jochen johann johanna johannes jonas jorg jorn josef judith julius jurgen jutta kai karin karina karla karlheinz
karsten katarina katharina kathe kathrin katja katrin kerstin kilian klara klaus konrad konstantin korbinian kristina lara lars
larissa lasse laurenz lena leni leonhard leopold lieselotte lilo linus lorenz lothar lotte lucia ludger ludwig luisa luise lukas
lutz magdalena maike maja malte manfred manuel manuela marcel marco mareike margarete margit margot marina mario marita markus
marlies marta martina mathias mathilde matthias maximilian mechthild meike meinhard melina merle michaela milena mirjam mirko
monika moritz nadja nele nicolas niels nikolai nikolaj nikolaus nils norbert ole olaf oliver ortrud oskar oswald ottilie otto
paulina peer petra philipp pia rainer ralf ramona raphael regina regine reiner reinhard reinhold renate rene ricarda roderich
roland rolf roman ronny rosemarie rosi rudi rudiger rudolf rudolph runa rupert sabina sabine sandy sascha saskia sepp siegfried
sieglinde siegmund sigrid sigurd silke silvia simone sonja stefan stefanie steffen steffi svea sven svenja swantje sybille tanja
thea theo theodor thilo thorben thorsten till tilman timo tobias tom torben torsten traute trude udo ulf uli ulla ulrich ulrike
urban urs ursel ute uta uwe valentin veit verena veronika viktor viktoria volker volkmar waldemar waltraud werner wibke wieland
wiebke wilfried wilhelm wilhelmine willi winfried wolf wolfgang wolfram xaver yannick
adele agathe alain alban aline amandine amaury ambre anais anatole angelique anouk apolline ariane armand arnaud arthur aude
audrey augustin aurelie aurelien aurore axelle baptiste bastien benoit berenice bernadette bertrand blandine brice brigitte
camille capucine carine catherine cecile cedric celine chantal christelle christian christiane christophe claude clement
clementine coline colette corentin corinne cyril cyrille damien daphne delphine denis didier dominique edith edouard eliane elise
elodie eloise emeline emile emilie emmanuel emmanuelle eric estelle etienne eugenie fabien fabienne fabrice fanny florent
francine franck francois francoise frederic frederique gael gaelle gaetan gaspard gauthier genevieve geoffroy georges gerard
germain ghislain ghislaine gilbert gilles gregoire guillaume gustave guy helene henri henriette herve hortense hubert hugues
huguette ines isabelle jacques janine jeanne jeannine jeremie jerome joelle josette josiane jules juliette justine laetitia
laure laurence laurent lea leonie lilian lionel loic lola louis louise luc lucie lucien ludivine ludovic lydie madeleine manon
marc margaux margot marguerite marielle marine marion marius martine mathieu mathilde matthieu maud maxime melanie melissa michel
micheline mireille monique morgane muriel myriam nathalie nicolas noemie odette odile olivier ophelie pascal pascale patrice
pauline philippe pierre quentin raoul raphaelle raymond regis remi remy rene renee robin roger roland romain romane sabine
sandrine sebastien serge severine simone solange solene stephane sylvain sylvie tatiana theophile therese thibault thibaut
thierry timothee valentin valentine valerie veronique victoire vincent violaine virginie viviane xavier yann yannick yves yvette
adolfo adrian adriana agustin aitor alba alberto alejandra alejandro alfonso alfredo alicia almudena alonso alvaro amalia
amparo ana anabel andres angel angela angeles angelica antonio araceli ariadna arturo asuncion aurora barbara beatriz begona
belen benito bernardo blanca borja bruno camila camilo candela carla carlos carlota carmen carolina catalina cecilia cesar clara
claudia concepcion consuelo cristian cristina cristobal daniela dario david delfina diego dolores eduardo elena elias elisa elvira
emilia emiliano emilio encarnacion enrique ernesto esperanza esteban estefania esther eugenio eva fabian fabiola fatima federico
felipe felix fermin fernanda fernando fidel francisca francisco gabriela gaspar gerardo german gilberto gloria gonzalo graciela
gregorio guadalupe guillermo gustavo hector hernan hilda horacio hugo ignacio ines inmaculada irene isabel ismael isidro ivan
jacinto jacobo jaime javier jesus jimena joaquin jorge jose josefa josefina juan juana julian julieta julio karla laura leandro
leire leonardo leonor leticia lidia lorena lorenzo lourdes lucas lucia luis luisa luz macarena magdalena maite manuel manuela
marcela marcelo marcos margarita maria mariana mariano maribel marina mario marisa marisol marta martin martina mateo matias
mauricio maximo melchor mercedes miguel milagros miguelangel minerva miriam moises monica montserrat nahuel natalia nerea nicolas
nieves noelia norberto nuria octavio olga omar orlando oscar pablo paloma paola patricio paulino pedro pilar purificacion rafael
rafaela ramiro ramon raquel raul rebeca regina remedios renata reyes ricardo roberto rocio rodrigo rogelio rolando roman rosario
ruben salvador samuel sandra santiago sara saul sergio silvia simon socorro soledad sonia susana teodoro teresa tomas trinidad
valentina valeria veronica vicente victor victoria virginia vladimir ximena yolanda
achille ada agata alberta aldo alessandra alessandro alessia alessio ambra amedeo andrea angelo annalisa annamaria antonella
antonello antonietta antonino armando arianna attilio augusto aurelio barbara beatrice benedetta bernardo biagio bianca brigida
bruna camilla carlo carlotta carmela carmelo caterina cesare chiara cinzia claudio concetta corrado cosimo costanza cristiano
dalila damiano daniele danilo davide debora diletta dino domenico donatella donato edoardo elena eleonora eliana elio elisabetta
emanuela emanuele emma enrica enrico enzo ermanno ettore eugenia ezio fabio fabiana fabrizia fabrizio federica filippo fiorella
flavia flavio franca francesca francesco franco fulvio gaetano gaia gemma gennaro giacomo giada gianluca gianfranco gianmarco
gianni gilda gino gioia giorgia giorgio giovanna giovanni giulia giuliana giuliano giulio giuseppe giuseppina grazia graziella
guido ilaria ileana immacolata irene irma italo ivana ivano ivo jacopo lamberto letizia lia liliana livia livio loredana lorella
lorena luana luca luciana luciano lucio lucrezia ludovica ludovico luigi luigia luisa maddalena manlio mara marcella marcello
mariella marilena marinella marta massimiliano massimo matilde matteo mattia maura maurizio mauro michela michele milena mirco
mirella nadia natale nicola nicoletta nicolo noemi nunzia orazio orietta ornella ottavio paolo pasquale patrizia patrizio piera
piero pierluigi pietro pina primo raffaella raffaele raimondo renato renzo riccardo rino rita roberta rocco romano rosalba rosalia
rosanna rosaria rossana rossella ruggero sabina salvatore samuele sandro saverio serena settimio silvana silvano silvio simona
simone stefania stefano susanna tancredi tea tommaso tonino tullio ugo umberto valentino valerio vanda viola virgilio vito
vittoria vittorio viviana walter
adri aad aafke aart abel alida anneke annelies anouk antoon arend arie arjan arjen bart bas bastiaan ben berend bram cees coen
corrie cor daan diederik dirk dirkje dries edwin eefje els elise elly ellen esmee evert femke fenna floor floris frans frits
geert geertje gerben gerrit gerda gert gijs greet guus hanneke hans harm hein henk hendrik herman hilde hugo huub ilse inge irma
jaap jacoba jan janneke jannie jasper jelle jeroen jette job johan joep joke joost joop joris josje jurre karin karel kees klaas
koen koos lars lies liesbeth lieke lieve lodewijk lotte luuk maaike maarten machteld mandy margriet marieke marije marijke marijn
mark marleen marloes martijn mathijs matthijs meindert menno merel michiel mieke milou minke myrthe neeltje niek nienke noor olaf
otto piet pieter pim pleun rene reinier remco renske rianne rik rob robbert roel roelof ronald roos ruben rutger ruud sanne sander
saskia siebe sietske sjoerd sofie stefan steven stijn susanne sven tamar teun thijs thomas tieneke tijn tim tineke tjeerd toon
trijntje truus veerle vera wendy wessel wies wiebe willem wilma wim wouter yvonne zita
adriano afonso alessandra alexandre aline alvaro amelia ana andreia angelica antonia antonio armanda artur augusta beatriz bento
bernardo bruna bruno caio camila carolina catarina celia celso cintia clara claudio cristiane cristiano dalila damiao danilo
davi debora denise diana dinis diogo domingos duarte eduarda eliane elisabete emilia estela eunice evandro fabiano fabio felipe
fernando filipa filipe flavia francisca gabriel gil gilberto giovana goncalo graca guilherme gustavo heitor helder helena
henrique hugo ines iolanda isabel isadora jessica joana joao joaquim joel jorge jose julia juliana julio laercio lara larissa
leandro leonor leticia livia lourenco lucas luciana luciano luis luisa luiz lurdes madalena manuela marcelo marcia marcio marco
margarida mariana marilia mario matheus mauricio mauro mayara miguel monica murilo natalia nelson nuno olivia otavio patricia paula
paulo pedro priscila rafaela raimundo raul regina renan renato ricardo rita roberto rodrigo rogerio ronaldo rosangela rui sandro
sebastiao sergio silvana simao solange sonia suzana tania tatiana telmo teresa thais thiago tiago tomas valter vanessa vasco vera
vicente vinicius vitor vitoria wagner wellington wilson yara zelia
adam agata agnieszka aleksander aleksandra alicja andrzej aneta anna antoni arkadiusz artur barbara bartosz bartlomiej beata
blazej bogdan boguslaw bozena cezary cecylia czeslaw damian danuta dariusz dawid dominik dominika dorota edyta elzbieta emilia
ewa ewelina filip franciszek gabriela grazyna grzegorz halina hanna helena henryk hubert ignacy irena iwona izabela jacek
jadwiga jakub jan janina janusz jaroslaw jerzy joanna jolanta jozef julia justyna kacper kamil kamila karol karolina katarzyna
kazimierz kinga klaudia konrad krystian krystyna krzysztof lech leszek lidia lucjan lucyna lukasz maciej magda malgorzata marcin
marek maria mariola mariusz marta mateusz michal mieczyslaw mikolaj milosz miroslaw monika natalia norbert olga oliwia patrycja
patryk paulina pawel piotr przemyslaw radoslaw rafal renata robert roman ryszard sebastian slawomir stanislaw stefan sylwester
sylwia szymon tadeusz teresa tomasz urszula wanda weronika wieslaw wiktor wiktoria wioletta witold wlodzimierz wojciech zbigniew
zdzislaw zofia zuzanna zygmunt
adela alena ales alzbeta andrej aneta antonin barbora blanka blazena bohumil bohuslav borivoj bozena brigita bretislav cenek
cestmir dagmar dalibor daniela darina david denisa dita dobromila dominik drahomira dusan eliska emil erika eva evzen filip
frantisek gabriela hana hedvika helena horymir hynek ignac ilja ilona irena ivana iveta ivo jachym jakub jan jana jarmila jaromir
jaroslav jaroslava jindrich jirina jiri jitka jolana josef julie kamil kamila karel karolina katerina klara kristyna kveta ladislav
lenka leos libor libuse linda lubomir lubos lucie ludek ludmila ludvik lukas magdalena marcela marek marie marketa marta martin
martina matej matous michal michaela milada milan milena miloslav milos miloslava miluse miroslav miroslava monika nada nikola
oldrich olga ondrej otakar patrik pavel pavla pavlina petr petra premysl radek radim radka radko radomir radovan rastislav renata
richard robert romana rostislav roman rudolf ruzena sarka simona slavomir sona stanislav stanislava stepan stepanka svatopluk
svetlana tadeas tereza tibor tomas vaclav valerie vendula vera veronika viktor vilem vit vladimir vladimira vlasta vlastimil
vojtech zbynek zdenek zdenka zdislava zikmund zora zuzana peter juraj jozef katarina maria zdenko milos lubica
agneta aksel albin alf alma amund anders andrine ane anette anita anna anne annika arild arne arvid asbjorn asger aslak astrid
aud axel bard benedikte bengt bent berit bertil birger birgitte bjarne bjorg bjorn bo borge brit britt brynjulf camilla carina
carl carsten caspar cecilie christer claes dag dagny ebba edvard egil einar eirik eivind elin eline ella elsa embla erland
erlend erling espen eva even finn flemming fredrik frida frode geir gerd gitte gorm gro grete gudmund gun gunhild gunilla
gunnar gunn gustaf gustav hakan hakon halvor hanne hans harald havard hege heidi helene helge helle henning henrik hilde hjalmar
idunn inga inge ingeborg inger ingrid ingvild iselin ivar iver jacob jakob jan janne jarle jens jesper jo johan johanna jon jonas
jorgen jorunn josefine julie karianne kari karin karina karl karsten katrine kenneth kirsten kjartan kjell kjersti kjetil klas klaus
knud knut kristian kristin kristina kristine kristoffer lars lasse leif lena lene lennart linn lisbeth lise liv lone louise magne
magnhild magnus maja malin marcus maren margrethe marianne marit marte marthe martin mats mathias mette mikael mikkel mogens mona
monica morten nanna niels nikolai nils nina njal oda odd oddvar oystein olav ole olof oyvind pal palle per pernille petter poul
preben ragnar ragnhild randi rasmus reidar roar rolf rune runar sander sigrid sigurd sindre siri siv sofie solveig soren stale stein
steinar stian stig stine sture sune svein sven svend synnove tarjei tiril tobias tomas tone tor torben tord tore torgeir torhild
torill tormod torstein torunn tove trine trond troels trygve turid ulf ulrik ulrika unni vegard vibeke vidar vigdis viggo yngve
aino aki antti arto eero eeva eino esa hanna hannu heikki heli helmi hilkka ilkka irma jaakko janne jari jarkko jenni johanna
jouni juha juhani jukka jussi kaisa kalle kari katja kirsi lauri leena liisa maarit markku markus marko matti merja mika mikko
minna niina olli paavo paivi pekka pentti petri pirjo raimo reijo riikka risto ritva salla sami sanna satu seppo sirpa tapani
tapio tarja teemu teppo terhi tero tiina timo tuija tuomas tuula ville virpi
adel ahmad ahmed aisha akram ali alia amal amin amina amir amira anas anwar asma ayman aziz basel bashir bilal dalia dina eman
fadi fahad faisal farah farid fatima fatma habib hadi hala hamid hamza hana hanan hassan hatem hiba hisham huda hussain hussein
ibrahim iman ismail jamal jamil kamal karim khadija khaled khalid laila layla leila lina mahmoud maha majid malak mansour mariam
marwa maryam mohamed mohammad mohammed mona mostafa muhammad mustafa nabil nada nadir naeem nasser noor noura nour omar osama
rami rana rania rashid rasha reem saad said salah saleh salim salma sami samir samira sana sara sherif tamer tarek tariq wael
waleed walid yasmin yasser youssef yousef zahra zainab zaki ziad faraj sukru muzaffer
ayse ahmet ali aylin aysel baris basak berk burak burcu cem cemal ceren deniz derya ebru ece elif emine emre ercan erdem
erkan esra eylem fatih fatma ferhat filiz gizem gokhan gul gulay hakan haluk hande hasan hatice huseyin ibrahim ilhan ilker
irem ismail kaan kemal koray leyla levent mehmet melek melis mert merve metin murat mustafa nazli necla nihal nilgun nur
nuray okan onur orhan osman oya ozan ozge ozgur ozlem pelin pinar recep sabri selim selin semra serkan sevgi sibel sinan
songul suleyman tolga tugba tulay turgut ufuk ugur umut volkan yasemin yasin yavuz yilmaz yusuf zehra zeynep
aarav aditi aditya ajay akash akshay amit amita amrita anand anil anita anjali ankit ankita anuj anup anuradha aparna archana
arjun arun arvind asha ashish ashok ashwin bharat chandra deepa deepak dev devi dhruv dinesh divya ganesh gaurav gautam geeta
girish gopal hari harish hemant indira ishaan ishita jaya jyoti kalpana kamal karan kavita kavya kiran kishore krishna kumar
lakshmi lalit lata madhu mahesh manish manoj maya meena meera mitesh mohan mukesh nalini nandini naresh narendra neelam neeraj neha
nidhi nikhil nilesh nisha nitin padma pallavi pankaj parvati pooja prabhakar pradeep prakash pranav prasad prashant pratik praveen
preeti priya priyanka puneet radha raghav rahul raj raja rajeev rajendra rajesh rajiv raju rakesh ram ramesh rani ravi reena rekha
renu ritu rohan rohit sachin sandeep sangeeta sanjay sanjeev santosh sarita satish savita seema shanti sharad shashi shilpa shiv
shreya shruti shweta siddharth sita smita sneha sonal srinivas subhash sudha sudhir sumit sunil sunita suresh surya sushma swati
tanvi uday uma usha vandana varun vasant vidya vijay vikas vikram vinay vineet vinod vishal vivek yash yogesh
bai baoyu bin bingwen bo caihong chang chao chen cheng chenxi chun chunhua dan deming dongmei enyu fang fei feng fuyuan gang
gaoyang guanyu guohao guowei hai haiyan hao haoran hong hongyu hua huan hui jia jiahao jiajun jian jianguo jianhua jiawei jie jin
jing jingwei jingyi jun junjie kai kunpeng lei li lihua lijun lin ling linyu mei meiling meng mengyao min ming mingming na
ning peng ping qi qiang qin qing qingyun rong rui ruilin shan shu shuhan shuang siyu tao tian tianyou ting wei weimin
wen wenjie xi xia xiang xiao xiaohong xiaoming xiaoyan xin xinyi xing xiu xiuying xu xue xuefei xuemei yan yang yanyan yao yi yifan
yihan ying yong yu yuan yue yufei yun yuting yuxuan ze zehao zhen zheng zhi zhiqiang zhong zihan zixuan zhe
akane aki akiko akira asuka ayaka ayumi chie daichi daiki daisuke eiji emi fumiko goro hajime hana haruka haruki haruto hideki
hideo hiroaki hiroki hiroko hiroshi hiroyuki hitomi ichiro isamu jun junichi junko kaori kaoru katsumi kazuhiro kazuki kazuko kazuo
keiko keita kenichi kenji kenta kiyoshi koichi koji kumiko kyoko maki makoto mami mariko masahiro masako masao masashi mayumi megumi
michiko mika miki minoru misaki mitsuru miyuki nana nanami naoki naoko naomi naoto natsuki nobuo noriko osamu rei reiko rie riku
ryo ryota sachiko saki sakura satoshi sayaka shigeru shinichi shinji shinya shiori shizuka sho shota shun sota susumu tadashi
takahiro takako takashi takeshi takuya taro tatsuya tetsuya tomoko tomomi toru toshio tsuyoshi yasuhiro yasuko yoko yoshiko yoshio
yui yuichi yuji yuka yuki yukiko yuko yumi yumiko yusuke yuta
dong donghyun eunji hyejin hyun hyunwoo jaehyun jihoon jihye jimin jinwoo jisoo jiwon jiyoung joon junho kyung minho minji minjun
minseo sangwoo seojun seokjin seongmin seoyeon seung siwoo soojin soyeon sujin sung sungmin taehyung woojin yejin yeon youngho
anh binh chi cuong dung duc giang ha hai hang hanh hien hieu hoa hoang hung huong huy khanh lan linh loan mai minh nam nga ngoc
nhung phong phuc phuong quan quang quoc tam thanh thao thi thu thuy tien trang trung tuan tung tuyet viet vinh yen
aleksandr aleksei alexei alexey anastasia anatoly andrei andrey arkady boris dmitri dmitry ekaterina elena evgeny evgenia galina
gennady georgy grigory igor ilya inna irina ivan kirill konstantin ksenia larisa leonid lev lidia ludmila lyudmila maksim margarita
marina mikhail nadezhda natalia natalya nikita nikolai nikolay oksana oleg olga pavel polina roman ruslan sergei sergey stanislav
svetlana taras tatiana tatyana timur vadim valentina valery vasily viktor viktoria vitaly vladimir vladislav volodymyr vyacheslav
yana yaroslav yegor yelena yevgeny yulia yuri yury zhanna oleksandr olena
adeola ade ama amara aminata ayo babatunde chidi chinedu chioma ebele emeka fatou femi folake ifeoma ikenna kofi kwabena kwame
mamadou moussa ngozi nkechi nneka obinna ousmane oluwaseun segun sipho thabo tunde uche yaw zanele
agoston andras attila balazs bela bence csaba eszter ferenc gabor gyorgy gyula ildiko imre istvan janos jozsef judit katalin
laszlo levente marton miklos orsolya peter sandor tamas tibor tunde zoltan zsofia zsolt zsuzsanna
adrian alexandru alin ana andreea anca bogdan catalin claudiu corina cosmin cristian cristina dan daniela diana doina dragos
elena florin gabriela gheorghe horia ioana ion ionut irina iulia larisa laurentiu lavinia liviu loredana lucian madalina marius
mihaela mihai mircea mirela nicoleta octavian oana radu raluca razvan roxana sorin stefan simona tudor vasile vlad
dimitris dimitrios eleni evangelos georgios giannis giorgos ioannis katerina konstantinos kostas maria michalis nikolaos nikos
panagiotis petros sofia spyros stavros stelios thanos vasilis yannis christos theodoros anastasios
ana ante bojan boris branko damir darko davor dejan dragan dubravka goran hrvoje igor ivana ivica jasna jelena josip jovana
katarina luka marija marko milan milica milos mirjana mladen natasa nebojsa nemanja nenad nikola petar predrag radmila sanja
sasa slavica slobodan snezana stjepan tamara tatjana tihomir tomislav vesna vladimir vuk zeljko zoran zvonimir
adaeze adriel aiden aiko alaric amadou ananya anika aniket ansel araminta arash ariadne arlo asif atticus aurelia averil aya
ayodele babajide bodil brielle bryony calliope caspian celestine cleo coralie cordelia cornelius cosmo cressida cyrus delilah
demetrius devika dimitri donovan edwina efua eilidh eliot elspeth endre esme esmeralda evangeline evelina ezekiel fenella gideon
hadley hermione idris imani inigo itziar iyad jarrett jasmin jemima jessamine jonah juniper kareem kateryna kaveh kelechi kelvin
kerem lachlan latisha lorelei loretta maddox maia malik mathilda mehdi melisande mitsuko moana modupe nadira navid nestor
nicolette noelle nuala olamide ondine ophelia parisa percival perpetua prisca rafferty reza roisin romilly rosamund sanaa selena
selma serafina seraphina severin shanice shirin silas suki talia teodor thaddeus thandiwe theodora umar unai vasili vaughn
venkat violeta vivienne wanjiru waqar wilhelmina yael yesenia zadie zara zuri
`
    .trim()
    .split(/\s+/),
);

/** Chinese, then Korean family names; they come first and have one sign. */
export const HAN_FAMILY_NAMES: ReadonlySet<string> = new Set(
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤岑耿柴窦侍鲍阮毕康伍卜凌霍虞支柯管莉華張劉陳楊黃趙吳馬許韓馮鄧謝鄭蔣葉蘇呂盧鐘譚陸賈鄒龍賀顧龔邵萬錢嚴湯'.match(
    /./gu,
  ),
);
export const HANGUL_FAMILY_NAMES: ReadonlySet<string> = new Set(
  '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민나진지엄채원천방공현함변염여추도소석선설마길연위표명기반라왕금옥육인맹제모탁국'.match(
    /./gu,
  ),
);
