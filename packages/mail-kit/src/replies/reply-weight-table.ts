/** Made by `npm run train` (decision 40). Do not edit. */
export const WEIGHT_TABLE = `
hdffVaaVdjWaiai
ffffgfqfeffecfe a blockl
eglffffgffgiegf a later
iZeeefeeaZqfecf a local
edeefeefdcffreb a long
bveefecdeefeWca a mail
ZlbdfeafeZfdfep a messag
dpcdfebeebdddZi a perman
ggffgffgemgffgf a potent
ZcffffXwabeefef a ptr
dffegffffegqffe a rate
sYbadeTokebdded a valid
fwggggffgfggTfg aaaa
TWWUbTWaqtZXVXM abgele
qUdeefefdeecmej able
qUdeefefdeecmej able to
ocjdehceecedWmY aborte
dfrfgbfffeffcee aborte exceed
teZfgefffffgbde aborte mailbo
aedcfeaeWvededi about
PWXWbaYb2NaZVYT absend
cefdffcrfcfgffe absent
Yeebffbedseeeeb abuse
XeefffsfeXfgfff abusea
VrabballingZZUS accept
ZafeffbeVavfeff accept domain
ccedfeSejuefdec accept for
faedefqdlXcfdee accept here
irYUabcmhiVaWYW accept mail
bcjqfeUpcgfedfc accept messag
deffffdfefffpfe accept our
eUZUbbveofdZZYW access
fZYTbakgpgfZZaX access denied
efgfffufcbffffd access to
goffgfgfffgfbgf accord
fXi/bZVbXOacVZS accoun
afdtffbfbYffffe accoun blocke
qefdfgfffffgfgf accoun by
Zfepfffffefffff accoun disabl
scfegggfefggfff accoun does
Zfeyfecfbbefaeb accoun has
reebefefcdeffef accoun here
XakzbcbdYYabYbb accoun is
scfafgefedfgfff accoun not
aferffefcXfeffd accoun suspen
jdkmffefddfeffe accoun that
dfbeffefcqfedfe acest
gfgfggtefWffegf acl
hYgYcfdcaXbXrgn action
ocjdehceecedWmY action aborte
dcaZddkdbZcbgYr action not
ZbZxXedeccdebdd active
dffegffffegqffe additi
dffegffffegqffe additi messag
2nchpbZdjZaaYZV addres
hdeeeedfcefdefq addres and
adeadecaksbYddd addres blocke
gefgggcgffggcfr addres could
nUffefaplcdeede addres does
SlhTsdjakVeXadb addres has
neXnYceaaobbXbN addres is
sZeddfffffgffff addres no
oWfeefqeXcefdfe addres not
4UaXadKamOacZca addres reject
mbcdefefmfffede addres syntax
ggggggpffdgbfgg addres to
1YebeeWeadYfcbc addres unknow
adddefefVffbuef addres verifi
UmdbregdoafeceY addres was
refeffffefffffd addres you
RfTeciYaVyWZXZm admini
aeebfecfctdffeZ admini prohib
vLYXcasaYUaaaaT adres
bddefdefeZeeeeq adresa
qOPSpXkXsOXVTWP adress
Zeedeewdbbebded adress ip
fffgggfggfgfegm afraid
baaceaVdbXcWqog after
ZVbdbfdbbacpxdZ again
eededeRebdeived again later
braeeeddcbeeSsQ agent
YcXcedceYaeZtdZ agotad
Wedffcfffdffdfs ai
RcdbffbdwadeddW akzept
tccceecemcdcbcZ alias
Gkbbecib0Xcckdl all
eoffffdeffffefe all releva
dfrfgbfffeffcee alloca
VTlUblgYdtsdWXT allowe
efeffebfUvcfffd allowe sender
ZfvafZfffefffff allowe size
aacdedrdpUhabdb allowe to
fedffqfffbffdeb allows
deffgeefalffpfb alread
gggggghgggggggf altern
ggggggdgflggfgg amount
alceeebdecedfaq an error
ffffffiffdfndff an unusua
fgneffggffgffgf and can't
fgpbgfggffgffgf and inacti
deefffZfdrfeeeb and may
peelffefdaeffef and not
ffffgfifffffkff and retry
ZncddiWdoaejVem and try
deeefeffepfedfd anda
ffgfggefmeefggf anonym
Tbcawfdebbeefec anothe
bndeeeYcdbedqcV answer
bpeeeeZcdcedmdZ answer from
dfffgfefemfffge anti
tddafecebWdeedZ använd
jgcdffbeeeeeqdd any
Zmefffeffeeemee any host
bddefefffcffefp aos
XXbcdc0andTXZcY are not
dfedgfeffdfsefe are trying
cfeegfdfeeffeoc argume
feedfeddeZfecfq articl
ceedfeaeavfeeeW as spam
ffggggffoagggfg as this
ffffgfofffgffed ask
ffffgfofffgffed ask your
cdddfdqeadfecco assist
cfjdfeefedfqdfd at a
hffkggggffggggg at gsmtp
obfgggggefggfgf at the
hoeeeffeddeffee at this
dedefeffeoffefe att
QVUVblQaU6YXSYd attach
ddbdeneednedbdX attach is
bbhdeaeeddedoan attemp
ffffgffgffggmff attr
efffffrfcdfffec auf
qeaaeetdQUfedcY aup
ddedfbffcqfedec aus
SXWVbZRX9YnYXTL authen
WdbZdcZcbppbcYa authen requir
efffgfcfqZeffff authen to
UrdbedaapmZdVbX author
eaffffnemcdfffe author to
dgffffefTuZffff authre
XmWaeYbdZTdacZw automa
beddfZefdYeeber automá
ZaYbeqdemjeZZdW autori
lblbebceZYddcdm aux
odmbfdcecaeeddZ aux lettre
kYcbeeakbbbjpbd availa
dfbeffefcqfedfe aveți
bbaaecbebZcZvbY back
htWSYalmoNZWVdR bad
cxZacfdeceffedb bad destin
mdfdefrfZffZfff bad recipi
fgggggdfnfeffgf badmai
efffff2cRaddefc banned
gfgfggqgfaggffg barrac
dffegfhfaoffffe based
fdmldakcabcbdSm be delive
wrYceeaeVcdcQcW be found
SbadffYeeeedvdi be reache
cfdffedfedfqffd be sent
lbhbdbmahYckhag becaus
bddfgfbfeiffZfr becaus it
ggffgffgemgffgf becaus its
leldfdfecbeimbU becaus the
UXYpncibndcYpcX been
dceZdeYcwbedced been blackl
ceeVdeeenqfebfc been blocke
afexefefbdffdfb been disabl
efgfffufcbffffd been reject
ggfeffxedffWYgf been tempor
fgffgffgflgffgf before
faffgfffodegffe behalf
ggggggoefcgefgf behavi
dedefeffeoffefe behöri
ZcbceddebaeZsdY bei
cecefdefdafdcfq beim
accefebffbfnZer being
fffffeffbpfeefd beitre
sbcefdffcefeZcX bekann
ggggggkggggggge believ
bcdefedfebfecfr below
wccZeeadaWceecX benutz
Zeeefbefplfdaec berech
TWWXbsXbWmaWTYl berich
eeeefeffeoffefe besked
ggggggjfjdgffgg best
ksZZdbYcZXcbZbU bestaa
ksZZdbYcZXcbZbU bestaa niet
bccdfcdfdaeecer bezorg
dbadfzZeeaeYVXZ big
uddafebebXdeedZ bilinm
efcffffffeffdpY bin
cdcdfdefcbeerea bitte
ffffgfwVeffdYfe bizsmt
aeebffydXbedcdc bl
WSaWbbmYzcZXWbX blackl
Vadbde0XcWdcedY block
fffgggnffefffgf block list
JYVocc1YqsabZZK blocke
ffffgfeffogfffe blocke becaus
Wccecdqdhlddddb blocke by
effdffffgrfdeff blocke for
fffdff4fXSffffd blocke see
ffffggbfinfffff blocke sender
fdeceehbhqebhac blocke using
VddaefgduZeeefc blocke your
ffeeffrfeefdcfe blockl
Xadaed/ckXdaWcX blocklist:
gffgggoffegdegg bloque
affeffreddffffe bloqué
mdmcfededbefeea boite
ffgggggfkefggff both
ZbcjfbXepoeddeR bounce
ceoeffdfZofdffe bounci
sVpefdddYadecZb box
QVtqaWXaVTZWTXT boîte
fepffeffedfeece brevlå
cdcdfdefdqedceb bu
beddfeadbwedeeX bulk
cfeegfdfeqfffeb bulk email
uddafebebXeeedZ buluna
ZeTQeebceectkde busy
iXcceeXdeZccmta but
dfffgfffecffeoe but not
ecffffefddefcre but was
gVvXbYZcYWaZXZW buzón
dfffgfafaqffffe by header
ecffffefddefcre by host
SbZVddbcoudcdcV by recipi
vgcbefddedeehee by that
VbajbccbqYebbdr by the
dedefeefepfeded bài
dedefeefepfeded bạn
kauZdcZdXWcZYbV caixa
ocmbedbecZdeddY caixa postal
ocefffdfqffdWbd callou
feffffhfZkfdffm can
XbiYcabebXdmYsZ can't
fgneffggffgffgf can't accept
cfdffedfedfqffd can't be
adfacceedZeZZtb can't create
Uectffdecaeffec cancel
oXfjcaTqYUbWYqc cannot
fdkpedcddcedXdl cannot be
tcdbfeVscYeZdea cannot find
oTtjaVUZUQYXUWR casell
dfjeffefedfffen cause
XeefffsfeXfgfff cbl
deeffegfbqffdfc ce
cedffeffddfeafq ceci
ggfgggfgggfnZgg cel
cdbefeeeMdedVxZ certif
tbfeffdfXcffffd cette
ccedreceddfecdb change
XaaaubcdaZdbZbZ changé
edffffdeeefZsef channe
pgZYaaqbyQcUQaa check
beddefrercdXUcY check failed
kdeeeedfbefdefq check the
oefeggfgfgggggg checki
effeffcevYcfeeb checks
TbwcedbeZadZYdX cheia
jgfgggggggggggg chkuse
ggfgggpfgfgfffe clarif
WQdZcYhhZXgy3aX class:4
kddhdcmgfkfaWin class:5
eeffffdfZqfeffd classi
aVcaddf0ZfZpYaZ client
ffggggffoagggfg client does
badcedmhUkarYbb client host
PeTzeecebZdebdb closed
edffffdeeefZsef closin
effegfqgddgffff cloudm
fffegfnfecffeed cmsmtp
cjfffffeffffmeb cname
cjfffffeffffmeb cname lookup
bikdfeddfcfencc code
bbaacZkieWbwhUZ code:421
ReXebYenUTlpqaX code:450
bZYbbaXaiYhvqbW code:451
ccyZePbeeedohXd code:452
ggggggifdbmeegg code:454
RXRUaswVLKSQSvR code:500
oDWVYjyjcSZaSiU code:501
UYXWcaXbXTabZzS code:502
bcccedccbVedcwZ code:503
accdedcmbXdedrb code:504
igggggggggggggg code:511
czddfbgbYQdeYXa code:521
ffofggggffggffd code:522
ffdfgpfgfeffgee code:523
TacvdedeZceefec code:525
ffeeffefuTWefdf code:530
cefeffdeqbeffff code:535
qaakcahikngbVag code:550
QdYX2cWdbYhaaXY code:551
WaxWe2adafaWYaY code:552
YlVaaYgXaQoYUXr code:553
bVbXcapaPnfWXjy code:554
adcbebcacZeccwU code:555
X1cddebdVbdeebQ code:556
ZZbbdcWdrqadZZQ code:570
gggggffgflggfgf code:571
aeebeexeXYfeeea comcas
fgffffefeffbpgf come
MSUTaVLqbkVVR6O comman
ddcdfdeecaedbsc comman died
afeffeeeebfffqd comman not
ZZddeeRxRqbZXXd comman reject
eeeefdefeoffefd como
WYUWxZZbYWaZWZW compan
bacaecfczdcTZeU compla
effggfegrgfdWef comple
XdfefdeeYydfceb compli
aZZudabdZZcaWbY compte
gffgggbggggpZgg concur
gffgggbggggpZgg concur smtp
WXWXbTZbYWawWYW conexi
VXWWbYZbXVawVYV conexõ
WaccebcdcbmfmoY config
acedfddfecdeYua config error
caeeffYffZeeata conges
WVaadbwgTHcxyaV connec
gffgggdgfggaqfg connec droppe
aedbedTcccdyaec connec freque
badceejbaWb2Wec connec from
fedffeinfcfjafd connec has
gfdggecdggftXgf connec limit
dddcedhccYdZrdc connec refuse
efeeffXfffqdncd connec timed
cXbcedeccddO4aa connec to
VXWWbYZbXVawVYV connes
Vfedffcffbsgffd consen
cfeegfdfeqfffeb consid
cfeegfdfeqfffeb consid unsoli
lWVvaXWaVSYXUXS conta
YXcjdcjgndbiZoa contac
dfedgfeffdfsefe contac is
gdjdfffegkedddk contac the
ffffgghpeefeffc contac your
dffegedfdsffffc contai
WbcZebScR9ZcdaX conten
ggffgffgemgffgf conten presen
UbbcedYeaUcdg0S conver
eeeefffffdfflkb conver with
cdefgffffcfeefo copy
0VcXaddeZbedbeT correc
Ydrdfedfabeaaec correi
scceffffceeeded correo
Zebpffakeeffffe corres
ZasZdbbdaYcbYbY cota
egeYbZeZfPaZtkd could
egeYbZeZfPaZtkd could not
Y0ZbdcZabadaXtU couldn
poeffeeecdfdbeY couldn be
iwcceeccededcba couldn find
eecefcefedfesdb count
eecefcefedfesdb count exceed
Vbcbed1cUVVbcbY countr
dffegffffofgffe cr
LlbYbabdbUdYf1g create
cefeffdeqbeffff creden
egfegfpgddgffgg csi
bcbcfddfcredbdb csopor
WYUxbYZcYWbZVZV cuenta
ZatadbbdaYcbYbY cuota
dcllejrdcYdbZcb curren
0acbeeWcZWZeccV custom
bfeefereedeeffe czarne
dedefeefepfeded có
XaaaubcdaZdbZbZ d'adr
acddfrefcbebdcc da
XcQacVkbYaj0XYY daily
UZkucYbcZXcaWaX das
WalqdacdbYdbZbZ das postfa
eeUeftdfeifYedb data
WmZffeYfebefyaK days
eeeeffcfhefdpee db
uegheecefcfebaV dd
gRnQXLdYpSWsfUV de
scceffffceeeded de correo
KZX1cdbdYYddddb deacti
bdTtedeedbedcdc deakti
ffffgffggfgfkfe defaul
YSWXbYoZgQkgwPS deferr
decdedkecbqahbb deferr connec
efcdedjdmXdnUfd deferr due
ZalcerceaXddbdY del
cbbcdecfedfd2cR delaye
cbbceZpecUebmce delete
hWhYbYecWaaapcx delive
UjoffeYfdefdocX delive becaus
vebheedffcfebaW delive error
efkfgfdffpgfeea delive except
ffffgdfgfegfnfe delive expire
acmdedbdZZdcTgo delive failed
cmdfgffeedgfdfl delive the
necrfeeeedffeeU delive this
hbiWaaUcZmcakXj delive to
ZmcdfdYdebednbl delive your
dddefdffdqfdcfc dell'a
UWVValYaVSZvUXS demasi
SXVPaZdZotyUQWN denied
rffeffaffYeffff denied as
fgffffyeRbeeffe denied banned
ceeeffnZcboccee denied ip
fegfggefoedggfg denied sendin
eeeefeffeoffefe denne
fggfgglfffgggge deny
lVVYbVZbkdaUoYj der
clqYcYZcgkbaVbT des
emsZdbbdVYcbYcY des empfän
XZYtcaacZXcaXaX desact
SZYucabdZXcaXaX desati
3aZVddXcXSbddbQ descon
vimUgVVaRSYZUXq destin
lgfgggggfgggfgf destin domain
kclefddfeefeeeb destin est
VcudecdfedeedeZ destin está
elffggffffggeff destin host
raZeeeefddfeeeb destin inconn
sVYZofeedffffed destin mailbo
WYccecedpYedmcm detail
RZYUcaaaQ5YgmZP detect
ffffffiffdfndff detect an
ffffgfnfegfefff detect that
eeeefdefepfeefd deze
beqXfdfffeffeee di
daabebddaQecedt diagno
effeffqfcccffge dial
eYbdedZecadcxck did
eYbdedZecadcxck did not
cdcdfeffcddeWes didn't
blTXboYbffaXnZP die
cdbdedddcaecirb died
ddcdfdeecaedbsc died with
deddfaefdbfeceq dies
jYYasZZdmUcaVbX diese
kZZbtbadTadbYbZ diese adress
fffffdffYpfeefe dieser
scceffffceeeded direcc
scceffffceeeded direcc de
tbkldefdYadcjaZ direct
dfoegffgfggfegf direct the
jfggfgofbfeffgf direct to
IYT/bcYbVRbaObT disabl
abcaedafdcseebU disall
WcSveadeccecbda disatt
efgfgfegfpgggge discar
Zfesffefddffefb discon
ffwffdfffefbcca disk
ffwffdfffefbcca disk quota
dddefdffdqfdcfc dispon
cbcbfeefbbeesdX distan
WbcbddaczfadbXT dkim
WbcbddacyhadbXT dkim signat
XbdbfeVc/FccdcU dmarc
bdedffYd5Iddeee dmarc policy
SuYYbaZ2RfZYmWO dns
cqgggffeYefgdfg dns domain
cdfeffcodefffff dns entry
bqeefeeafdeeddc dns error
eedefexbYXcbXed dns for
enffggffffggdff dns hard
ZsabdcTqbZbdlbS dns lookup
dYefffabdffewaa dns server
cedeee5eSYeYTcb dnsbl
XahXaXjYYjlYTYs do
fgbbdcnZaZocXbn do not
hqaXccWmmcfcZjW does
hqaXccWmmcfcZjW does not
vmcVefdfdcfeacZ doesn'
absbeccebWdbZcZ dolu
A/XWbaKk0HqZaXP domain
MpeefedarbZebce domain does
eibcedUcsccoddd domain has
SQcZddTazXodded domain is
dceeffdfWcueefd domain isn't
LdbcdawhQbZcnYb domain name
LrddddZaYawcTcb domain not
Qtdeeffelddeeed domain of
3Jdddffecfdffee domain user
QubceceecbecacY domein
NxcdeddecZedbdZ domena
JzXZbXabYWZZVZW domini
xbcbecXebaeedbZ domino
pfeeffdgfeffeff domino direct
Mxddfcdfcbeeccc domíni
aZdbfeZsZZmedeb don't
KfV3efeedbffcde dorman
bddefdefeZeeeeq dostar
oefeggfgfgggggg double
gfffgfXeeefuZgf down
gffgggdgfggaqfg droppe
beddebpeeldedbU dt
beddebpeeldedbU dt spm
hikYboZcWlbYWaU du
jlnccabeZbddbdY du destin
bdbdfdefdseecec du har
YabadcjcvkcjYdZ due
YabadcjcvkcjYdZ due to
eddefedfXufekYT duplic
efffffXfmereXbd during
bbXbduaebXdcacX duża
efffggpfeYfgggf dy
VZebef4bUSafeec dynami
XdfcefxdWZbfefd dynami addres
cdibfrefdXfaceb dépass
XWPzbYZbXVaYUYV désact
fffffeffbpfeefd dürfen
uUeZcZwicMYaTZT e
yWgcdbjckUdbVaV e mail
fffgggdggfggfgm each
beeeffqeedeeffc een
cVeffdVvceeedbd ehlo
ddddfeefdqfecec ei
deddfaefdbfeceq eine
efffffrfcdfffec einer
VbaXdcZxZWbdcbX eintra
gggggggghgggggg either
bkfVYtXZgdlXUYQ el
oZndedefedefeed el buzón
cbbceoeeYodcadY el mensaj
ndeffffffffffff electr
efeegfofedffffe em
sbigdajdjkccaca email
hdjpffdfccfeefe email accoun
yXmScZXdmVddeeZ email addres
edfeggnfnWeffff email from
afedffYepjedfed email reject
caacfdaeWnevcfe emails
qjoWbXYbRTaZRYj empfän
rZmaeceebdeeYcW empfän ist
dfgffgcfqZfgfgf empty
bcccecndnlddddZ en
tcbdfedeadedcec encont
oddfgfdfcffeeee endere
WvWXbZZcYVbZWZV enotfo
cfneggeffeffcfe enough
offgggfgefgffgd entere
Xabddceeabdecev entreg
WccWdefnWredddc entry
VaZPcbTbmpaasaY envelo
YfdXefYeXveeddd envelo blocke
cefeffZeuYdeefe envelo sender
bcdefcefnofebeZ envoye
ZatadbbdaYdbYbY er
eedefdeffeoeded erlaub
cdcdfdefcbeerea erneut
PcYWaYaXUUabf4x error
vebheedffcfebaW error dd
dgffffeefefeode error for
YdadedbedadeavW error in
enffggffffggdff error lookin
rXaededceudeUTZ error no
fedffbVddeermYc error too
dedfffRfffftefo errors
YYrefeefdbeedeb erschö
deddfaefdbfeceq erzeug
XYYZcnacXRbZoap es
XZYYdaadZXcauaX esgota
uddeffdfecefefW esiste
YcXcedceYaeZtdZ espera
mZUZtaZcaYcaYaX esse
gYlZdrhdWWcWVbf est
deffgffgfffdofe establ
accceYdeXmddadq este
SZqkdZqcbYcbabW está
acddfrefcbebdcc excede
UVzVaWXaWTZXTXT excedi
RX0WcwXbXSaujXP exceed
ZfvafZfffefffff exceed allowe
ffdfgpggffgfeff exceed fixed
ffnegffffefefff exceed mailbo
efbffqffecffefd exceed maximu
feefgfffffffpee exceed possib
cfsefcfffdfdffe exceed quota
dfrfgbfffeffcee exceed storag
aambdnZbYVbxYdX exceed the
efkfgfdffpgfeea except
fgnfgggggeggffd except quotae
ffeffeafYdftYfe excess
creeffqadZdZZdd exchan
abpefdTeebsdfeZ exhaus
ggggggoefcgefgf exhibi
vqZWcdaZkXZdaYW exist
svUXZWkYVTXVWYU existe
eoffffdeffffefe existe hosts
tnYZadbdTZccZcY existi
tnYZadbdTZccZcY existi nicht
OXStbYWaUOaY8XS expire
deeefdcfecfeqed expire messag
ebfffferecffdee explan
MeffefWe0ffgfff expédi
mfgggggggeggfgg exreci
ebcbecymQRYdebY f
gdgfggdf0Qffggg fail
KVYQYVXfrMZTbuy failed
ZaXZcXZbrXbajnP failed for
pnfffffcdffface failed no
cndfffVseedeZdi failed perman
eRdfgffdeefeued failed tempor
bdfefeffcbfeZcr failed to
feeefeffecffqfc failin
KdSPZVeUhIVVff0 failur
fffggeTefffrdgf fast
decfffffffgfffo fatal
cecefdefdafdcfq fehler
XdcZedbuaYcddcY fehlt
vdcZfeadaWdeedX felhas
WaUZcjZdXrYYmnZ file
XabWecUeW2edceT filter
svYYccUpWXbYhYT find
YtcdeebcbdeekbY find a
lkdeffffffffgef find any
mocdefeebedebdb find the
tcdbfeVscYeZdea find your
tddafecebWdeedZ finns
dddcfeLyYWddbeq fix
ffbfgrggfegfeff fixed
ffefgnggffgffff fixed maximu
oddfgfdfcffeeee foi
ffkggffgffgffff folder
cecefdefdafdcfq folgen
cWgYbbpcYXcZXa1 follow
VbjdedZebcecWdy follow addres
iXdZccZdaZdbpcm follow recipi
fdffggfgffffmff for any
cneeffcccddeldb for domain
ddcdfeafacfdcdt for furthe
ffffgfofffgffed for help
ndpdfgdfbccffff for is
dfeffkdfeefmefd for messag
bdchedXkSsehndj for more
eqffgfeefeffeef for name
ccedfeocOxeedeb for policy
effcffkfbofffea for spam
kZefffeffeffrea for the
jglhdoabZYliVbS for this
ffbffabedYooefc for today
efcmfZXfdffdvdX for too
jpeeffefdffecfe for typos
bfecffafsYefffb forged
Wdddpfrjcdffddc forwar
zsWWccefeiZbdYS found
qZeffeffdcffcfe found at
epffffdfdeefbfc found for
aUbaebscXuddYcZ found in
fqgggggfgfggXfg found name
tXfffffffefeefa found or
offgggfgefgffgd found please
cIffffdeeefd3ee found try
gggggfegqXgfggf framew
adcbebTcabd1Yca freque
aedbedTcccdyaec freque limite
XdfeffxeXWefffe from dynami
aeecffbebsefefa from header
gfgfggnfjdgbfgg from spam
dbcdecdcdUebSbz from the
cZdcedvcoUbhYeb from this
fgfgggmfffgfggf from weren'
ZWecfeSatmdcdeU from you
YYdbec0ZUSamUdZ from your
eeeefaffbrffded fue
ZatadbbdaYdbYbY fuld
NZ/JdbXcaWbbRsN full
fgneffggffgffgf full and
fgnfgggggeggffd full stored
ffffgffofdffgae fully
aabcedaeabedabx furthe
qbcgebXdpbedabY g
PZcadedeybaepcb gatewa
efcpgfggffgffff geblok
vdcZfeadaVdeecX gebrui
eeeefdefepfeefd geen
pcdfffdfcfffefe gefund
ZXcYaZgZZTdZUhv genera
eefeffWtdZefdda generi
XcdceeweXYWfdca geoip
QdZxdbgcXVcdbcX gesper
WvWXbZZcYVbZWZV getadd
qccdfcceddfebeb gevond
eeeefdefeoffefd geweig
VdactcbeYcedbdb geände
bZbdfeefcbdeheq given
bZbdfeefcbdeheq given up
cadffeefeceeycO giving
ffffgfafgjffqfY gmail
ggggggjggfggggf godadd
gggggffgfegfmgg going
abcdekdetWeccec google
YZXYc1acYRbYVaR grande
ffefffbeeffdsca greeti
deabedSbYZZO7ed greyli
eeeefdefepfeefd groep
ZcbcdtceaVdaZcY groot
fgggggfgemggggf gross
accdfdoeW0cQVda group
bcdefcefnofebeZ groupe
YcadfeefoZfeadq groups
deccftefbYebdeU groß
cdcdfdefdqedceb gruba
bdZdfddfbuecbdb grup
cddefeefeqeeefZ grupie
bbcdebdempddcdZ grupo
VaZadYbdlxdZWbX gruppe
dddefdffdqfdcfc gruppo
cbbdeteebWecadY größe
tdjdeedffbfieed gsmtp
cdcdfdefdqedceb gönder
Zeeefbefplfdaec haben
aenefeefeefddfl had
bcbbeddecdeeXtV handsh
bdbdfdefdseecec har
elffgfdeneffdff hard
enffggffffggdff hard error
ffffggfgflgggge harmfu
ffggggmckffffff has a
UbYqncicogdYncP has been
fefffeneeeeldef has detect
aauZdXbbacdnaec has exceed
PaVV3cadZYdbaca has moved
okcbceYtbdcYbdb has no
TbnWtaadXadbZbZ hat
pbcWeeWvZZdcdaZ have a
ffdfgaefeZdsefe have exceed
adeefejcgreeeeZ have permis
PYYWcXSZP8aVjQh header
Yeedffdebuefdfd header are
dfffgfafaqffffe header based
eeeefdefepfeefd heeft
OScbdbJ/SPXYVXZ helo
cZeefeV1aUdaXZd helo comman
WbfffeSyZcceeee helo name
efjfgfoefefffec help
ffffgfofffgffed help or
uJXRmbmZiQubXVV here
qeeeffefeeffeff here by
acfeefdfaesgfff here no
lWVXbsXbWRaWnYS het
dddefeffcdfeefo hi
cffefebfdvfeffe high
ceddfebfereladZ hl
eecefcefedfesdb hop
eecefcefedfesdb hop count
dcddebTeecdP1WZ hops
D+ZYcbnhVcddjYa host
fdedffkbboebibe host blocke
bjfggggfffffjff host by
elffggffffggeff host dns
ceffffacdcrgdbd host does
XZcdedzaYbnYaeb host is
SodeeecZdeedqec host name
Zsefffffffffaed host named
XreeeeaqcYcahcX host not
fqgggggfgfggXfg host or
YZccddklRdYvQda host reject
lWbbdcYddYccXat host said
Q5cVcclYaWTcSXQ host unknow
gggggg0ffPgfffg host:barracudacentral
gfgfggwfeVgfffg host:barracudanetworks
egfegfpgddgffgg host:cloudmark
ffffffrffafgffa host:comcast
ebfffferecffdee host:gmx
maeeehaevbefedY host:google
ggfgggmffggefgf host:live
oeebffafklfffec host:mail
ZWbbedjdVxYecYY host:mimecast
ggggggmfffffggf host:office
fffegfyfYYffffd host:proofpoint
lWbZdmXcH4Tcbba host:resolver
ffdegeeffffdofe host:schweikert
fgffglfgdefffgf host:sendsizelimit
etffffefdeefadd host:smtpsend
deedfe8dTPeaTea host:sorbs
ffffffwffYfgffa host:spamcop
ceecfe3dhYeddcb host:spamhaus
ggfggfYffqfgffe host:surbl
gggfggwgcRfgggf host:surriel
ggggggdfcngfggf host:transport
ffffgfoffffecfe host:uceprotect
ggggggegfkggggf host:ya
ufdWffhefdfeeca host:yahoo
ffeefe4eCneYbfd host:yahooinc
Vfgffgffcfsggff hosted
Zbedeec1bWbXdab hostna
ZpbbecYsYWbclbX hosts
emffgfffeeefhee hosts for
YZZaeaVdXVc3XdY hour
ddddfcxeebeXaqT hours
dffdgfaeXtedffe human
clZbddcddddcqoY i
jpddffdeeeeefde i couldn
ceefgfeffffdnfk i wasn't
deeffedffcfeifq i'm
cdcdfeffcddeWes i've
UZcdedqUtdemXed ib
ggggggeggggmbgg icc
YZdeeeRdlqaedwS id
efkfggocejddffe identi
rYeeeegedieddef if
feffffhfakfeffl if you
efffffrfcdfffec ihr
ZbaberdeYVdZZcl ihre
ZbaberdeYVdZZcl ihre nachri
eeeefeffeoffefe ikke
jVVXboebkSaZpZb il
UcaceqdfcZecYel il messag
lmeeffcdcdefdfe illega
sbcefdffcefeZcX im
acddfecbbXdecub implem
WbaYdcbZXucdclX improp
reedfgbfddfgffe in direct
pfeeffdgfeffeff in domino
Ydtadfdeedeebed in mailbo
cdeefcbeXvedceb in messag
pdeefeafgaleefc in my
oaedffhdWareeed in our
aecefedffbefcsY in proces
adddefefVffbuef in progre
inrXbVqcZfdZcbS in the
Hbb9acadYVccaaZ inacti
eeqefeffddfedcd inbox
ffnfgfggfggfegf inbox is
gffgggoffegdegg incide
gffggfeffagffgo includ
znWYccacTXacabW inconn
udbYffcfbXeffeY incorr
codeedecoWddcec indica
edddffbfedffpee indisp
rtSQbZWaVRZYWXT inesis
4bRQdcXbXSadcaU inexis
ddcdfYdfdueedbV infect
engggggfcffgfgg infodo
WZiYcZYgkebdVaw inform
deeefeffepfedfd ini
ffffffffkdffmec initia
ffgffgmeWoeffge instea
dcfefdeeeeeYuWd insuff
dcfefdeeeeeYuWd insuff system
scbZedbdaicdccY inte
ggggggigggggggg intell
ldedfehfecfedfn intend
ldedfehfecfedfn intend recipi
ZkcdealdbbdWqpQ intern
fgfgggmfffgfggf intern servic
qdYffedfffffffd introu
bcbbecdecaecrca intént
thSMWVronLTQOTK invali
kZjbcetcXceVddd invali addres
NjaadZwhJaXcYYZ invali domain
xeaXffcdcdfgfff invali mailbo
xdccefaeacefffc invali recipi
YefeffYdtcffffe invali sender
affeffsfdcffgfe invalu
dddefdffdqfdcfc inviar
QZaZdc90OWcnVbV ip
RjcZcewqUVcmbcb ip addres
cfeeffzfdZffffe ip blackl
fedffeinfcfjafd ip connec
cedcffseebeefec ip está
dfffffrddaeeefd ip is
efffggpfeYfgggf ip's
bXcbed7ubLalmbY ip:
VaZadavdUZcYWbY ipアドレス
TcaWdcybPUbddaU ip被列入黑
dfeefetffVffeeX ip被拒绝
recdfeefecefdfY irizzo
bmcefedfebfdZdo is a
ffgfggrdfffeffe is banned
RWXtccobnMYbdbY is blocke
kfoYffgffffgfff is curren
Uea0feeeebeeeea is disabl
Td/PedbdbadcRZZ is full
efffffsdkZeeefc is in
OcZ1dececYeefeb is inacti
bscbedWVmbceded is invali
dchdeudeeYfcbcY is larger
ffffgfnfegfefff is likely
dfeeffpdcmfeeeb is listed
ZeXtfeffddfeefd is locked
eeeefcbffZfWwea is loopin
mZYokdedcbddbdc is no
obXcbbcZ2UobXZQ is not
bffeffremYeeffd is on
ffnfgfggfggfegf is out
YftYffefedfddfe is over
dfedgfeffdfsefe is receiv
ecffffefddefcre is requir
adccecbcbbddTYx is the
ddccfsmeabeaZea is too
vdcZfeadaWdeedX ismere
rbbaeeaeVatdeeb isn't
edddfdbdYoedcep issue
gffgggoffegdegg issues
hSejaoYahNZVkXc ist
oqXTbZYbYUbZWZT istnie
deffffafneffdfm it's
ceddfecferefecZ itc
ZkkaebZebkeaedk its
ggffgffgemgffgf its conten
albefeafeZfdgem its recipi
deeefeffepfedfd izin
cdcdfdefdqedceb iznini
eeeefeefcqffefd jako
ZatadbbdaYdbYbY je
UXoWbsmaYSaYWYT jest
uWZXrcacYXZcZaa jo
qfeefgeffefffef jo not
ffjeggggffgffff jo's
bcbcfddfcredbdb jogosu
fgffgffgflgffgf join
deeefeffepfedfd ke
bdccedbndbnecec kein
fffffdffYpfeefe keine
dedefeefepfeded không
ffggggfggkggfgf know
pwaYddabRXZcVab known
bccdfcdfdaeecer kon
cdeefZefcbfdcer konnte
gJR3YUSXSNWUQUP konto
0baWedXcXSbddbU kullan
eeddfaefcXereea kurzer
absbeccebWdbZcZ kutusu
bcbcfddfcredbdb külden
qdYffedfffffffd l'adr
Xebedebfscdbbec l'exp
recdfeefecefdfY l'ind
XaaaubcdaZdbZbZ l'uti
hWnrbmYbWSaWVZT la
Wesdfeefeefeefd la boîte
VcjqeZcedbddbca la casell
scceffffceeeded la direcc
adbbe1aeaVeYZcY large
cfddfqffdcfeefe large for
dchdeudeeYfcbcY larger
dchdeudeeYfcbcY larger than
ZciaaagdYZcfxbZ later
eglffffgffgiegf later time
mbffffdfffeaTuc ldap
RlfocZachVbZnaS le
fedlffcfqefeifb learn
gedlffdfoefeifb learn more
VYmWuWZcYWbZWZW left
aesbdbfffeffeff left in
adWcexbdbXdbdZZ length
ffggggfggkggfgf let
odmbfdcecaeeddZ lettre
ffggggffleeggfg level
dffegffffofgffe lf
ffeeffffedffdne lib
beeeffqeedeeffc lijst
effegeZdcteeffZ like
ffffgfnfegfefff likely
gfggggqffafffgf likely suspic
SZsRbsRaYTj1LYU limit
VchadsZdabcoWac limit exceed
deZefkcfdYdtefb limit for
fdmcebXdedqWcfd limit of
VYWXcvYZWRbzTZV limite
ffdffmeffegjefe limits
XaTYd4XbaUbTgVW line
aebcfubecZdddZb line length
eeeceubdededVdd line too
ffdegeeffffdofe link:acme
ggfggffgflgffgf link:blockedmessage
ceedfebdnbeqeda link:cgi
deddedqcgodVZeZ link:codes
agfpggggffggggg link:disableduser
gggfggogceggggg link:dnsbl
caccddpoflcWXcY link:error
defdfeXeeXdffds link:errors
bdccfdUdsaepnda link:help
dedefepoTbecneb link:html
ffffgfoffffecfe link:ipr
ggggggegfkggggf link:irbc
eeeefeyeaVedced link:lookup
odffeidendegfeZ link:mail
fgeggmfffegffff link:maxsizeerror
ebfffferecffdee link:messages
oefeggfgfgggggg link:nosuchuser
eggfgfbfepggggf link:notspam
egmeggggfgggggg link:overquotaperm
fgkgggggfggffgf link:overquotatemp
beedfewfbbedcfc link:php
beecfezcJneeedb link:query
ffffgfoffffecfe link:rblcheck
gfgfggwfeVgfffg link:reputation
egfegfpgddgffgg link:request
egfegfpgddgffgg link:reset
eeeefegdcuedbeZ link:shtml
YaccecrdogeccdZ link:support
ffdegeeffffdofe link:test
XaaaubcdaZdbZbZ lisate
babaecqbXfmbacq list
ebeeffaeUZwecfi list of
cedcffseebeefec lista
cedcffseebeefec lista negra
affeffreddffffe liste
hdcaed1cfcddddZ listed
aeedfeldljdeeec listed at
ndcbeeueaZeeddb listed in
sffffgffddeggff live
bfeefereedeeffe liście
TZwYcZacZWbZXaW lleno
jScXpaZbOfkYczM local
acXddedebadeWxR local delive
aecefedffbefcsY local error
tZfeefefcdeffde local part
fgdfefbgfffcvef local proble
rcfefgfffefgfef local user
Vsfffgnedafffff locati
TdW0eddebaecYeb locked
ceedfeWeeWdfeds log
dffegffffofgffe lone
cbahdpTdaZdaxaT long
SVWl2bbaZZZbYaX longer
afasXfgfffffeff longer active
enffggffffggdff lookin
enffggffffggdff lookin up
effegeZdcteeffZ looks
effegeZdcteeffZ looks like
gkZbcbSlZXkatYQ lookup
YkbdedYkabodnaY lookup failed
dsffffdbffeegdV lookup failur
bbZceZbedUdXzbZ loop
eeeefcbffZfWwea loopin
bbbbfddedaddscZ loops
ZcceeceeoWdedep los
ffffggfgfefgfle loss
egefffTeeffYufc lost
cdcceY2dTUeZceb low
gfggggqffafffgf low reputa
epdefefeddffdee lowest
ddddfeefdqfecec lähett
dedefeefepfeded lên
qdccfddfdZeendZ ma
dcffffffffffdep made
Xhdbbdggbegafmk mail
gcjdficeededqaa mail action
xaeeffdfdfffeec mail addres
dffegffffegqffe mail at
sVpefdddYadecZb mail box
eocffeheeZfeidh mail delive
esedfeddWdceded mail domain
creeffqadZdZZdd mail exchan
efZjdbZZYYkcraX mail for
KOaYcZplyeVoVYW mail from
dccceondZWcVpdb mail is
feeffedffefZtee mail loop
ZaesfebebZdelcY mail receiv
WccbfekbYtedddV mail reject
ajZccbpnaWTegTj mail server
UTPYcXeYWTYaR2o mail system
blcdedWdchedfbp mail to
qccdfcceddfebeb mailad
tT47dVVcUPaRdaS mailbo
xVZadfefdffgffd mailbo addres
adZuffffebfdbff mailbo disabl
0Vdafffebdfffdb mailbo does
XfzaeYefededdfa mailbo exceed
oZpdfgefdcefefg mailbo for
Yfzaffefedfeddc mailbo full
PdjtqabdbadXXdb mailbo has
tfccefffeeegfff mailbo here
Vbn3adZcYXcdUbU mailbo is
xdYdfeefeefgbcd mailbo not
fgofgggggggebfg mailbo of
dfqdfefffffbeff mailbo quota
Wflgeedfeddcjdf mailbo tempor
wdTmcdYcTOZemWM mailbo unavai
zVccffcecbffdfe mailbo unknow
fftfgefgfffedea maildi
ffnfgffgfffffff maildi over
ggkggggggfggfgg maildr
WbeefedffdffawX mailer
WbeefedffdffawX mailer error
effegfbffefnfff mails
egfgggfkffffgff mailse
dgZnggggggggfgf mainte
bcccfdeecbedqdb mais
ffffgqegedgcefc make
rbbYccWcXndecbY malfor
cdcceaeedqedbdY malici
Udfdfebecuefffc malwar
gggfggcgboggggf manual
QZZZdYobZWc2kZY many
gffgggbggggpZgg many concur
ffffgfaffffxPff many connec
dgedffbggffrdgf many emails
dcddebTeecdP1WZ many hops
gffggeYffefrZgf many messag
cfcefeXffffxTff many recipi
cddefeefeqeeefZ masz
bcgfggarefeffff match
cdffffdpeefgffd matchi
cZacebceYXduldZ max
cbbdeteebWecadY maxima
adWbe1beaVcbbda maximu
bedcfucebXccefd maximu allowe
iabdedkbbwcXccT may
ZbcdeelbbvcYZcZ may not
ggggggkggggfggf mc
egffggcgengggfe mcspam
gggggghgggggggf means
dedefeffeoffefe meddel
ffggggffleeggfg meet
eeffgfafeqffffc member
deeefeffepfedfd memili
deeefeffepfedfd mengir
SVVWbvYbWmaWVXh mensag
RTSWZsYadoXWRXo mensaj
cedffeffddfeafq merci
cdcdfdefdqedceb mesaj
dfbeffefcqfedfe mesaje
caeeffYffZeeata mesh
UeZZcrWcawblgaq messag
eglffffgffgiegf messag at
cfdffedfedfqffd messag can't
dffegfefeqffffc messag contai
ddeefdbebsfeecd messag conten
gRdbdaqdZRccYsp messag could
ccffffcmsTdeeed messag does
ffcfgofffegeffe messag exceed
aZdYecZcaVdc2aW messag expire
aabadapjlmbZUdg messag from
fefafecfZufeifd messag has
jgdbdnacVrbVfoZ messag is
XcddfdTdtZdeZbq messag not
fgneffggffgffgf messag now
efeffeeeZrefdfb messag refuse
UdalebPcptdbccQ messag reject
deTef1decYeaceb messag size
albefeafeZfdgem messag that
sgbjddmdYdddVcf messag to
acZbe0aebVdYgaX messag too
cjdadbmjigdZdbh messag was
pleffeefddfdbeZ messag wasn't
ffofgcfffdfeefe messag would
ffeffeefdefsYed mi
mcggggggfgggggg might
ggggggoefcgefgf mining
ffddffbcbbaWvff minute
ZccbeeuXaqdbZdZ missin
ncggggggfgggggg misspe
WYXXbZZcvTbZWZW mitten
pffeffjfedfggfd mode
vdcZfeadaWdeedX modtag
aeeefeffecfecfr mon
YfZgdckibndekce more
ieemffefefgfkff more at
albefeafeZfdgem more of
vdcZfeadaWdeedX mottag
vdcZfeadaWdeecX mottak
NZTR8aYcXVbZZZW moved
cfccofefffffefe moved please
VdaXxdcebYdddba moved to
ggfggggggggaogg msg
dcddfedfYbpdoee mta
ggggggkggggggge mta's
YcmYcrVccadpUcb much
YcmYcrVccadpUcb much mail
VXWWbYZbXVawVYV muitas
ccbcerdecYedbdZ muito
WbbaecadomacubR multip
cdcdfddfcaddwcU multip retrie
ceecffZekqdcffd must
T3YZbblYUXbZgaU mx
fafgggffffffoff mx host
elffggffffggeff mx nxdoma
cucdfedccceebec mx record
ncddfdaefXleoeY my
bbbbfddedaddscZ myself
bcbbecdecaecrca más
dcZdfrefbZeedea máximo
UbcbeadenWedrdY möglic
fffffeffbpfeefd müssen
bccefcefnafdbeo n'a
oobcedceiZddbdZ n'exi
oobcedceiZddbdZ n'exi ste
deeffdffbqffdfc n'ête
bfeefereedeeffe na
eeeefdefepfeefd naar
KRQPXsTXWuWhLUp nachri
WYXXcZZcvTbZWZW nadawc
nnWXbagtRVdapXQ name
jgfgggggggggggg name chkuse
kggfggggggggggg name here
WmddecTtadddXac name in
qtdceeaYWcceaeR name is
eSefffZaddpeued name lookup
nafeffcZecdfqde name not
ZrfeeeZcfceeldZ name server
dgffffeefefeode name servic
eqffgfeefeffeef name type
Zsefffffffffaed named
ggggggoefcgefgf namesp
bddefdefeZeeeeq następ
YYZaebcelXdbpck ne
vdcYeeadaWdeecX necuno
dnddfdcndgeebjY need
dgffgfegcfmfggf needed
cedcffseebeefec negra
cdbdfddfdreeceZ nemáte
eeeffeffenffefe neste
RvXWbWYXSeTYUyO networ
eeeeffhffefdpee networ is
eqefgfXeecefefd never
acbauebecdfdbda new
acbauebecdfdbda new addres
vdcZeeadaVdeedX neznám
dedefeefepfeded nhóm
rhPQWQTYrMXWjVd nicht
snTQZVVZUdYWTWg nie
oqXTbZYbYUbZWZT nie istnie
VcareccebadbZca nieakt
pqVVaVUaVSZYUXl niet
uddafebebXdeedZ niezna
bcbcfddfcredbdb nincs
qqXVraVmYYpZaaT no
tdfbfffefffffff no accoun
qoYbbbccaZZebdc no existe
SVWl2bbaZZZbYaX no longer
dyeeeeebYeaeYcc no mail
tecceffffffgeff no mailbo
epffffdfdeefbfc no mx
ddffffRwdefZdfe no revers
ffffffaefgfesff no route
gaaccbcdlVocbdm no se
yqaVZdaZVXYdXnZ no such
rdffefgfgfffdff no user
mfffggeffefgfff nobody
affeffreddffffe noire
oefUaUfYUerTnXY non
kmdefeoccceXbec non existe
ncacfbdfdaedaeo non è
ggggggjggfgfggf none
xscVdebeaXdeaba nonexi
pffeffjfedfggfd normal
okYXdbkeifoaigb not
hXZVbdXcrfmcbZa not a
VoZecanenqVaaTS not accept
Vfesffegefeffff not active
bTXXcYjakroXYXV not allowe
fafgggffgffgqfa not answer
WXdceeecpnZddda not author
gYdceealbbbjpbd not availa
gefZcaoZUeaXhmh not be
sqZWddbZiYZdaYW not exist
1mZWddYjbTZblbY not found
mYbadcaslhXbcaV not have
acddfecbbXdecub not implem
sbcbeeXdNnnedda not in
fxbaeebcYaccVbc not known
tedeefZfeeffeee not listed
YfddvfZfdcddcbd not local
ecffffefddefcre not offere
ndeaffqcYbceedd not on
teedffZdcZceddc not our
ffggggffndfgfff not pass
UabZdcpblTpbYaX not permit
gccefecfebedYer not reach
edefgfeffeffofe not reache
zZeefdcdcZdfaoR not recogn
YVeeffUddbzedbZ not relay
ZbddeebcYYbebyZ not suppor
dcaZddkdbZcbgYr not taken
jneeffffcdeffff not valid
bfffgfcfYsdffff notaut
efdfgffgffffden notifi
aeeefelfdbfecfq nov
bcccfdeecbedqdb novame
fgneffggffgffgf now
epdefefeddffdee nowher
ggggggjggfgfggf nowl
dfbeffefcqfedfe nu
WvcbdeXeqSceaec null
YwccdfefZdeebfd null mx
ddffgfYfvTegfff null sender
fmgggggfcgggggg nullmx
cpndfdeedcfdbeY number
dkeeffeefdffjdc nxdoma
dedefeefepfeded này
nmWZcXYcWhcaXYi não
knbcebcebaedbbX não existe
rkSUZmTajOYVSlN o
ndgggggggfgggfg object
ffffgfofffgfefj occurr
beedfqdfcadfefd octets
ccrceacecbecbdb odbior
VXWWbXYbufaYVYU odrzuc
cdcdedddcXeedub of comman
albefeafeZfdgem of its
fgjggggggfgfcgk of recipi
cUffffefxXfffff of sender
cffdffafdsffffe of spam
ffnfgfggfggfegf of storag
bukadZebOqaiTbf of the
ggfgggkgffgfggg of their
cZcdfdafllcecdl of this
ffffffiffdfndff of unsoli
aZccdcVwbXpYacW of your
ecffffefddefcre offere
ecffffefddefcre offere by
femedexedcfeQed ofr
ddddfeefdqfecec oikeut
vdcZfeadaWdeedX okänd
dddefbZeeceXkrX old
ddddfeefdqfecec ole
dedefdneaofddec om
ffffgfqfeffecfe on a
beefffvdZbeeeed on our
WddaeecdbTceedu on the
yXeaefmeZcdeede on this
vdcZfeadaVdeecX onbeke
XjaaedxeaVecddd one or
fofffedfdlffcgc only
afpbfffgefgfdff ontvan
beeeffqeedeeffc op
ZTcdeepddmseUVX open
dedefdVpcdadcuZ operat
Zdacfbdfdcecrdc opnieu
cdbdfddfdreeceZ oprávn
beccfddbdaeddsY option
jfleffZpeegeefc or contac
fqgggggfgfggXfg or domain
dkefffVrfffcaff or invali
XjaaedxeaVecddd or more
zVccffcecbffdfe or not
ffffgfofffgffed or to
jpeeffefdffecfe or unnece
ieeffeZeWwfeffc organi
fggfgfafYuffgge organi policy
nXabeZidcOeXedx origin
oaabeZdecOebTdx origin messag
dddefdffdqfdcfc orizza
pVbcddaebaddYkl other
jeecfeffpdffdfd ou
mXbZdcqnTbkgibX our
fgfgggmffefffgf our block
teedffZdcZceddc our custom
gdffffbeWbsffff our list
deffffdfefffpfe our reques
ocedfenedeelcde our system
gfgfggnfjdgbfgg our users
ZbjadcXdialaram out
aerdfeefoeeecfa out of
egggfgdfnefgggg outbou
adfacceedZeZZtb output
Xd2YeddedcebadU over
Xd1ZeededcebadU over quota
DX/NaaSYSNYWWXN overqu
VbedfeYtcXdddem own
adZnffdegkfeced owner
reedfepfbbfkdeR p
bbcdebdempddcdZ para
YbccedbcaYcebwZ parame
saeeefifcdeffde part
tZfeefefcdeffde part jo
ggfgggkgffgfggg part of
hkUXbWYcbhbYmao pas
deffgfdcwTdfffe pass
YcfeefeesWeefff passin
gffggffgemgffgf people
WqYadaXcqcbuVcK per
cabcecdeYXdxbeZ per hour
fffgggfggfggkff period
SoXVbaplRSYZRUu perman
dpcdfebeebdddZi perman error
XUbXdcpbWWcdXaq perman failur
VZXadafbk1baZbT permis
cdddedefXteedeb permis para
adddfeicgteddeZ permis to
QZaZcgobjTtbYaW permit
kZfboefeeceedee person
deeefeffepfedfd pesan
ccrceacecbecbdb pełna
Xeebffaehseeeeb phishi
QZxRcZbdaYcaXaX piena
efcffffffeffdpY pipe
YedaeedbaueefSb pipeli
ZaZadbcebZdbsbZ più
dbcdsdsddTclYcl please
sXddddcfadfccek please check
afcoffncjcdcfed please contac
dfoegffgfggfegf please direct
eglffffgffgiegf please resend
effeeeyebVfeeeW please see
YdeasdncYbcqZaY please try
efdcmfofbeefffe please use
dfdefkgmclfheec please visit
Ra0TdacdbYdbZbY pleine
ggggggigggggggg plibsm
ZatadbbdaYdbYbY plná
dcbbddrecbdXkcc plus
dcbbddrecbdXkcc plus tard
dnefffcjeeffefe point
dnefffcjeeffefe point to
epdefefeddffdee points
cffegfafZtffffe polici
YbbbedabrxbiWZV policy
bbddfembipddcea policy reason
deeeffdfavffeYX policy violat
eeeefaffbrffded políti
ZaZadbcebZdbsbZ ponown
ceedfe2dVXdeeda poor
ceedfe1dVXeeeeb poor reputa
bcbdeYVelpdbmdZ por
cccefddfobedrdb possib
feefgfffffffpee possib mail
cddefeWfbxdddeb post
VZwTcYacYjbZWaW posta
ocmbedbecZdeddY postal
eeeffeffenffefe postar
YZtZdaadZXcaXaX postbu
Zeeefbefplfdaec posten
bT0kaXUYTNXYWWO postfa
ceefffaffpefeee postin
ZatadbbdaYdbYbY postka
eedefemecdfdden postma
ffffgfofffgffed postma for
ggffgffgemgffgf potent
ggffgffgemgffgf potent securi
eeeffenfpbfccfc pour
fggfggafqabfgfg pra
XecbeeWfkpfeeed prefer
ggffgffgemgffgf presen
ggffgffgemgffgf presen a
dffegffffegqffe preven
dffegffffegqffe preven additi
beddfddfeofenec probab
Zdacfbdfdcecrdc probee
UWiZcbkbXScVqva proble
aeiefedffbeebsX proces
PZbeefffeeffc2Y procma
dddefeffcdfeefo progra
adddefefVffbuef progre
VXbYecZcWwoddaT prohib
ggggggjgfgggggg proofp
ggggggfgZaqgggg proper
gfgfffepicgbfgf protec
gfgfggnfjdgbfgg protec our
RoUVbakYRuhZTuB protoc
aTddedqceWldVxG protoc error
dffdgfaeXtedffe prove
VZcbedrlnYacddj provid
ggfgggkgffgfggg provid since
YatZdbbdaYcaYbY przepe
pefffggggfgggeg psmtp
KTWUaZQ/QLXZXWQ ptr
cceeefawbceedec ptr record
bccefcefnafdbeo pu
cddeedeenleedeb public
cddefeefeqeeefZ publik
epfefgffbeeffgf publis
ZcceeceeoWdedep pudo
ZaZadbcebZdbsbZ późnie
bddefefffcffefp pôde
cdbdfddfdreeceZ přispí
dddefeffcdfeefo qmail
ffffgffofdffgae qualif
fdfegfLde0ffpec query
dddefdffdqfdcfc questo
bjbbdZmdbVdZvSR queue
fgffggfggfglfgf quickl
QZ/UbXZbXKliVXM quota
YdvadaaebbbpZZZ quota exceed
felffcceedpadfd quota for
egreffgggfgcdgf quota please
cfkdfecfedoeded quota reache
fgnfgggggeggffd quotae
dedefeefepfeded quyền
ggggggmfgfgffgf range
bdZbebjdcad6Pdd rate
ceZcfccedde0Ref rate limit
ffffffoeedflaff rate limite
ffffffiffdfndff rate of
dffegffffegqffe rate that
deeeff0dbSfeded rbl
kUhZdcmWYacXnhj rcpt
lViaecnXYccXnXl rcpt to
eeffgfefbepffge rcptho
ZbcbedS0ZUbdccX rdns
nbgjedbebadcZep reach
gekoffdfdcedefe reach is
OWXWbYgYWSmytZa reache
fdffggfgffffmff reache for
ceVcedscbcPudea reache your
abicedglhodcidU reason
Wedffcfffdffdfs recapi
jbZodZWcYZbjpaf receiv
qXddfedfecfqceZ receiv mail
wbfdffdfcbffffZ recepi
VWVWbVTbtkaXdYT rechaz
ddcdfZefYsedbeb rechaz por
zfojicZZaaadYZd recipi
XfevffffdYffffe recipi accoun
nsgpZcMbcQabWbT recipi addres
jflffffgffgffge recipi direct
vVdfffffaeffdeZ recipi does
ewdcefeeRdceeed recipi domain
sbfgfgegefgfffd recipi e
dfcgggfgffffcfn recipi failed
acfefezeaefRefe recipi from
QaXiodWdsVddudP recipi has
ffnfgfggfggfegf recipi inbox
uklceebeVYXdbea recipi is
aemmeeffeefddfY recipi mailbo
xXecffdfdaefcfe recipi not
XecbeeWfkpfeeed recipi prefer
4dYXdeTdVRedeeZ recipi reject
cdZcfedfededVev recipi s
YeefefZepcfepfZ recipi server
refefgfgfdfggff recipi table
dfoegffgfggfegf recipi to
0YcaffcfbcffbeW recipi unknow
bccdedVdZZfdbew recipi was
ucfffffffbfgeff recipn
cfeefpfgfdfffgf recips
zZeefdcdcZdfaoR recogn
efefgfifedfeeen recomm
UqZZbaNyscZWVaV record
YVcbdcTqsicdabX record for
eoffffdeffffefe record point
WYXXcYZcvVbZWZV recusa
ggggggdgflggfgg reduce
QUWTbZhle7YShYM refuse
beccedpdmccbfda refuse by
ffffgfoefdfeffe refuse your
QUSUYUUZmawURWR refusé
dfeVfexdTWedfea region
lZbVcdUbtPVdaYT regist
eYZXcb1ijragVZU reject
qacbddrVjFYabdc reject access
NaXYcbshZtcaZbk reject by
ceffffVxdZfZefe reject cannot
bZggfgffsfffdgg reject domain
beedfegegreceda reject due
eeffffuddVfeefd reject for
eeeefdefeoffefd rejeit
XdeafbceaxeeeeR rejeté
WWWWaYYaQSxYVYV relais
QKRUZXWTFD/PPQM relay
cfeefeMcSO4deee relay access
Zaedffcdcesfecd relay mail
ZdddfeWeYXwdZdd relay not
cdScddmbdbvRbdY relay quota
gcfeggffefmffgf relay recipi
fdffgfffZeqffff relaye
IRWTYYORFA/VPVN relayi
YdcbeddWTRzbcdb relayi denied
eoffffdeffffefe releva
eoffffdeffffefe releva mx
WYXXcYZcvVbZWZV remete
cedffdffcdfeefp remis
XYXXcZbcwRbZUZW remite
aNYYaZiYabiYYpu remote
edefffZffeffWav remote mail
fbcbdcZdcjddnlj remote server
fgffgfpfddfffge remova
fgffgfpfddfffge remova from
UYcV0eaeTaeecdc replac
edeffeXfeSefcfv reply
cleeeehedYeeZdr report
cddbec/aSSdZYda reputa
feffffueeZeeffe reputa of
lbfZdficaYbjhgl reques
hcZadckdbZcbNlq reques action
gcjdficeededqaa reques mail
fgffgfpfddfffge reques remova
deffffdfefffpfe reques to
TYZXcbVZmdmZYwY requir
bbedfedecZdfbvc requir but
dcmcdcbemdffafn resend
nflffffgefgcfgd resend the
Xejdedcfcefidfq resend your
ggggggjggfgfggf reset
ffffffqffafgffa resimt
eseefefdideeWdd resolv
dZcefddqdbeapZd resour
bhcdedhccZdcjYl respon
RcbbeefebxfeZeW restri
cdcdfdcfcaddwcU retrie
cWdbebcedbeb5cQ retry
edefgfeffeffofe retry time
eYgdfcefedfdveU retry timeou
ffgfgfqfceefdfc retryi
duaZdaVcUccaSVu return
ffffffdfekfeefl return messag
ecfefddfVcfedcr return to
VSZYcbg9TQYTQaU revers
VSZYcbj5SRYYRaU revers dns
ffggggaqfefdfgf revers hostna
WYdcenTrZsadhdY rfc
ddedfbffcqfedec richtl
WXWXbXZbvebYVZU rifiut
ZaZadbcebZdbsbZ riprov
YbcedbaddceducV rispon
dleefjZdeeeepdd route
ffffffaefgfesff route to
YXZcegceZTdbyaX routin
fecffeYofffmafe rp
gedffeYofffkbff rp the
fgcfgfegfqgfefc rule
ddddfeefdqfecec ryhmää
ddccfeVfdcebvdc réessa
ddccfeVfdcebvdc réessa plus
ZaabecdeZZecqdl répond
sZXYdapcXjcZPYl s
lWbbdcYddYccXat said
ffffgfrdfcgeffe sc
gggggedgfpfffgf scale
ZatadbbdaYdbYbY schrán
vdcZfeadaVdeedX sconos
UbZWdZtbSuaabbU score
gggggedgfpfffgf scored
fYZbcabcrTobZcl se
ecffffdffffaxeU second
cfeeffafYwfeffd securi
ggffgffgemgffgf securi issue
cffegfafZtffffe securi polici
WfUffjlgdbjYYXu see
ZeedfpUtZbdeZfd see rfc
Wedffcfffdffdfs seguen
bddefefffcffefp seguin
eepZfeffeefedee sein
Vdaacgea1aXZYcm send
ffggggffoagggfg send as
Zcddedeepbddbem send mail
ceeefnafYrfdefY send to
eeeefeffeoffefe sende
DSZWcbgc/UWXWZX sender
MRcbcdEc5pdcmbc sender addres
YfeeffYeyTcfffe sender denied
cWeeffPdyacefee sender domain
WfeeefZewXefffa sender email
cffbfeVexYcefed sender is
ZfeefeYehsbeefd sender list
ZeddfeTdgtXeeec sender not
dfefffcfwefdWda sender verify
WVQZccoepXZwiZS sendin
ecffgfkekkdefee sendin domain
ffffgfojedfffff sendin ip
aeQbddUdZcc0bce sendin quota
fffggeTefffrdgf sends
mgZadbkcbbdsacb sent
cfdffedfedfqffd sent becaus
ffffgfmffffjdgf sent from
ggfgggkgffgfggg sent please
jcedeelddkeiced sent to
cdcdedddcXeedub sequen
cdcdedddcXeedub sequen of
bddefefffcffefp ser
WQeeefadRcyfeec served
QdWXkbjoUSViphq server
cdefffcfeefexdU server did
aceffeccZbcecvb server does
feefffcffefXuUZ server error
feffffdfffgdrcc server failur
bcfeeetncdeWaec server has
cdggffffggffrfe server host
fedffekmecfjafd server ip
deedfehsaZeeddY server is
kdedefeffmfebbl server return
cbcbfeefbbeesdX serveu
fbefgffdefffofd servfa
NmZmcbfcbfbbguW servic
dgffffeefefeode servic error
UrccedZkcZcldZc servic not
ffffffrebeeefff servic provid
ZZcWecWbgmdaWya servic unavai
bdadfcrfdcesIdt sessio
fegfggdodefffff setup
efeegfofedffffe seu
ffefgeffdefoded sfq
VdactcbeYcedbdb sich
WbaadXbdlodZobV sie
WbcbddacyhadbXT signat
adefeeffbeefefq siguie
ggfgggkgffgfggg since
ggfgggkgffgfggg since part
ddddfeefdqfecec sinull
kfffffqfbdfefff site
YdiZd4cebXdQYdb size
deWefyefdZebcec size exceed
efeeftffedfSafe size limit
fgggglgggfggffg sizeli
dedefeffeoffefe skicka
VXyWbWXbXVaYVYV skrzyn
cdbdfddfdreeceZ skupin
gfffgfXeeefuZgf slow
gfffgfXeeefuZgf slow down
ffffgqegedgcefc smalle
dpbbccnghWmjWRa smtp
efffgfdepceffff smtp client
deefgfaffffnkfe smtp connec
eeffgfefedfgfnf smtput
gggggghgggggggg snt
feffgfcfZkfeffn so
ffgfgfegffgfpfe socket
epcffedfeYfejch softwa
beefgfeffdffdfr some
afffgfrfdbffffe sorbs
rigfdcQcnXjbdbj sorry
hpcdfeceeeecldd sorry i
mfefggfgfgfgfgg sorry no
dceeffdfWcueefd sorry that
reieffefcdZfffe sorry this
peffffdfeecgefh sorry we
mcbpfeadpbceddT sorry your
gffgggoffegdegg source
TcwYcavbaSddZdS space
aesbdbfffeffeff space left
jpeeffefdffecfe spaces
YaaZdYjce/bSYbR spam
dffeferecsfTffc spam messag
VccYeeUdavceecX spamas
dfecff1daVeeefd spamha
gffgggoffegdegg spammi
bffdfeefbrffgfa spamve
WXvXdcdecZdcbcZ speich
pdfdffffdegfffe spelle
WXbZecOP/PaccZV spf
beddebpeeldedbU spm
dfffgfefemfffge spoofi
ZaZadbcebZdbsbZ spróbu
cdcdfdefcbeerea später
epfefffdceffcff srv
beeeffqeedeeffc staat
bcbbeddecdeeXtV start
YeUsfbefedeedec stata
ieeeffufeSffele state
ncacfbdfdaedaeo stato
XZkcecadbZdcgqh status
oljdsdachUcecgY status:1
jYXTYcnavKccbbX status:1.0
xVokbdbdRYdefkY status:1.1
godeefffaeffefe status:1.10
S8abbdbbWcacPba status:1.2
2XcccfXeXefffed status:1.3
JSXP/cXbQXccYaV status:1.6
Vedddeeemdfdqdd status:1.7
VRffefcd1deecff status:1.8
dfffffegffgofge status:1.90
ffeffeafYdftYfe status:16
ffeffeafYdftYfe status:16.55
gfunemaddZdhbdX status:2
lYcXdbebpicZocW status:2.0
jlQxcbacYWcidcY status:2.1
Xe8WecbeccehZdY status:2.2
ceTcfyefcZfZafc status:2.3
fgXZcnXbZSXfq0M status:3
nWbadZgdbXXZrtT status:3.0
aabdebaddddlnma status:3.1
dueeebZccZelfWc status:3.2
bbadewZedYecVqS status:3.4
ZbddecceeccaoqZ status:3.5
UjTXcYeadRaa3sR status:4
YYcaedVebYdYhuZ status:4.0
cSdceeWdpcdbtdc status:4.1
pdfeffeffeffkef status:4.14
eeefffbfdefYree status:4.2
eTefffbeefeZetZ status:4.3
ddfcfeefeaffsec status:4.300
cqgggffeYefgdfg status:4.310
fdfegffeecffqec status:4.312
effegfdffcffofe status:4.316
ffgfgfffgfgfned status:4.317
Y2ddeeacZcbdbXa status:4.4
XXSacWocYXbrQqZ status:4.5
mZccebVecYdWyaY status:4.6
dcddfcsedceXkbb status:4.7
UQUTZgRpTaWhSvn status:5
eaZVcZSWYLZZakv status:5.0
SbcddccZcrddcqO status:5.1
cdbdemdmdaecclW status:5.2
ffeffeefdefraed status:5.3
YUbbeabtaZdbbqW status:5.4
RYZZdZUcYtbcU0O status:6
ceddfedfetffebX status:6.0
eeffgddfeqgffce status:6.1
dfffgfffecffeoe status:6.3
WcdefeZfcXefWxV status:6.6
eeffgfefedfgfnf status:6.7
XabddbkhvpnmWbW status:7
XbdWbafZsindgaV status:7.0
dabadbnhomogcYX status:7.1
efffgfcfWtdfffe status:7.124
aefeffcfYreffee status:7.129
RabzdebdXXddedc status:7.13
cffdffefTtaffee status:7.133
efffgfbfRudffff status:7.193
efffffoeYapfdfc status:7.2
YcfeefeesWeefff status:7.20
dfedffcewUeefdZ status:7.23
egefgffgfeglfgf status:7.232
edfeffYxZcecdeb status:7.25
edfdffbdxXcfeec status:7.26
epfefgffbeeffgf status:7.27
ffffgfafgdfpdff status:7.28
ffgfggfgfogfffa status:7.350
ddffffedacdffre status:7.4
ffffggefeeecoef status:7.5
ggfgfgdgffg2Lff status:7.500
gfggggfflffgggg status:7.509
fgffgfweRbeffge status:7.511
ffggggffleeggfg status:7.515
fggfggfgfjggggg status:7.520
ecffggffdfmgfgf status:7.54
ffgfggefmeefggf status:7.57
fgggggffldgggfg status:7.60
ggggggmfffffggf status:7.606
eggfggdfcdpgggg status:7.64
ggggggpffggccgf status:7.650
cefeffdeqbeffff status:7.8
fefffeWeokefefc status:7.9
oobcedceiZddbdZ ste
oobcedceiZddbdZ ste pas
efffffrfcdfffec steht
Xb4UdTbdcabUmYa storag
dfrfgbfffeffcee storag alloca
beqdffefeefebee storag space
dfnefedfeofaleZ stored
dfoefedffoffdeZ stored delive
RYfdffYaVyeffef strang
eeeefdefepfeefd sturen
Zccdeeoeacdedep su
bddefefffcffefp sua
eggfgfrfccffgff submit
ffgfgfqfceefdfc succee
0paVZdaZVWWdXnX such
tdeZffefcdcffff such accoun
ZveddeecZdbedae such domain
bufgfffbffefXdc such host
xZdbdfefdedfeef such mailbo
tbffffffdffgfce such recipi
lXcbcedebadeetd such user
cedffdffcdfeefp suivan
balceqceaXcbacZ supera
ZbddeebcYYbebyZ suppor
JVR8aYTaUNZYWWS suspen
XcdafbkeZwecdeR suspic
gfggggqffafffgf suspic due
jabbdcbdkbedctV syntax
beddfdcedceeduW syntax error
YvRWbgXdTIeZZ2e system
dceefdeffeefbqb system config
eefefewebbekdec system has
beffffdffffegoc system proble
eehffefffffcpbf system storag
weecfffffdfedff table
ddZdfsffeXfbdfc taille
dcaZddkdbZcbgYr taken
uebafeaeedeeraM taken mailbo
fqfgffgfcgdffff takes
qeedffdfdafffeb takieg
YaZZdaddaYcZTbu talkin
acddfrefcbebdcc tamanh
dcZdfrefbZeedea tamaño
dcbbddrecbdXkcc tard
XZYYdaVdZWcZ0aX tarde
ZaZadbcebZdbsbZ tardi
SWUVZrfZhbYqPXQ te
bYdefeafaeeeodn techni
cddefeefeqeeefZ tej
eeeffeffenffefe tem
XZYYdaadZXcauaX tempo
WZhhcbnUcVkS3UV tempor
efcdedjdmXdnUfd tempor deferr
fgdfefbgfffcvef tempor local
ecfegfdfcedbsef tempor not
gggffgtfffgYcgf tempor rate
ffefffsVegfbeff tempor reject
dffoggeffffggff tempor suspen
deZSfecfeffZzcf tempor unavai
dfdfgfcfbbolfff tenant
bcccfdeecbedqdb tente
Vecsffcecaeffeb termin
gffggfeffagffgo text
dchdeudeeYfcbcY than
dchdeudeeYfcbcY than the
caeefeWejYteefc that domain
2bbZdedcdddefee that name
dffegffffegqffe that preven
oadacececifdabl that the
fnffffofdffecfb that this
eigkeebdWmdaedk that you
ffepgffgfffeZgf the accoun
khZppaXbPUcZZbj the addres
dmeoffdfjZfebfd the admini
aaacdlbdcpecZci the attach
WYUWxZZbYWaZWZW the compan
fekffmfgfdfffee the curren
lgfgggggfgggfgf the destin
K7cZddXclaXcXcZ the domain
ldqfffdfefgfada the e
nbjmffefcdfeffe the email
dWiYbcccYYcajbw the follow
eeeefecfYvfeefc the group
PpaeffaeedeftcV the host
beefffiffdfedfq the intend
edffffpldceeeff the ip
fgndfjgggggZfgg the limit
UcbZedTdZfbddcu the list
bVXacYbiflbcjHx the mail
kWrlhUbdbadXSbb the mailbo
ffbfgrefebfdefe the maximu
ZfZcdnadjjcjPcn the messag
acbauebecdfdbda the new
jfffggcfaqffggf the organi
qbcdfcefdZfcZen the origin
cddefeefecfebat the other
mkiVbbObudcdZbk the recipi
dddeeeceeceelan the remote
eceffeeeleendee the sender
feffffrjeafeffe the sendin
bbacdohbVUebeas the server
oclbeecedcdoadd the user
besfffdffeffadb the user's
gfggggqffafffgf the very
bfpegfiffeffaed their
ggfgggkgffgfggg their networ
ojbbddYcbgddmae there
rbeddfefeeffeff there is
cmcefeZdebedobf there was
igggggggggggggg there'
bnbeffcfXnfeZdo these
odesfddfcccfbeb this accoun
eVZZbebedvfeZdW this addres
cndcedYaqWldbdb this domain
ZerdfYpfdffeede this email
cedefeXfdtdfded this group
ajcbedxZdUpPSaY this host
afddfeWfeefubfe this hour
fffegfnfdeflYff this ip
cmZbdbZcYZcbPWz this is
fgffgfpfddfffge this list
gfggggmggfggffe this mail
icVueebdbYeebdW this mailbo
WgfZdXahgqaamal this messag
ncZceqZfWpYddeY this recipi
dfeeflaeqYeffee this sender
tYfffggfefggfff this server
nceaffUpcdnfebd this system
jVUjmarWQmYgZWP this user
debdfeZddcexPec thrott
fdffgfffZeqffff thru
deeefeffepfedfd tidak
YcXcedceYaeZtdZ tiempo
cddeedeenleedeb tienes
eeeefeffeoffefe til
dedefeffeoffefe till
eeeefeffeoffefe tillad
cbidedhecaegycQ time
edefgfeffeffofe time not
cdbcedXeccnbxbZ timed
cdbcedXeccnbxbZ timed out
bOebeacWdada3cT timeou
eYgdfcefedfdveU timeou exceed
feedfeddeZfecfq tips
WXZadbYZUXZZg3S tls
efefffafeffdpdd to but
oeemffefedffeeX to cannot
cedefeodUQaawec to connec
bdddfekddgeoSsZ to contac
bVZbecbdbWacmUw to delive
qgdeefffbedfefc to find
fmffffndfggccgf to ip
Zceceeffffefarc to mailbo
eoffffdeffffefe to non
YlbdeeZfdYfdeep to one
deeefebfdtefefe to post
pdikefdfccedeee to reach
WaecfeadZZxeeac to relay
fgffgfpfddfffge to reques
hdeeeedfcefdefq to resend
cffegfafZtffffe to securi
YXdcejha0dXbcdW to send
ecfefddfVcfedcr to sender
OhcaochhZadbibp to the
PYYacbtcTtbQSbn to this
aeeefemeeefmafd to too
ffbffabedYooefc today
eeeefdefepfeefd toeste
PZZXc3laTSb0kWR too
dbadfzZeeaeYVXZ too big
adbbe1aeaVeYZcY too large
ddbjeqTdbbeasaW too long
cecceXyeTXeaceb too low
QZZZdYobZWc2kZY too many
YcmYcrVccadpUcb too much
ffffgdfgfegfnfe too old
YaYbdcWbSmbdYsb transa
YaYbdcWbSmbdYsb transa failed
bdbdfdsfdbecNdt transc
ffefgdjffdfenec transf
edffffdeeefZsef transm
gbgiedsdZedVkea tried
pcikeecfchedeed tried to
cdfffeeffoffdfe trojan
WZRadoZdSPdzQbO trop
VXWWbYZbXVawVYV troppe
deddfrefdbfdbfX troppo
recdfeefecefdfY trovat
VUeaqeicfZclrbe try
ZVcdbcdbcacpxdZ try again
ffjedftffefYWef try later
hdeeeedfcefdefq try to
bdccfcYedbengqX trying
dfedgfeffdfsefe trying to
ffeffeafYdftYfe ts
eeddeepdnYcVXfb tss
vdcYfeadaWdeecX tuntem
egffgfpfefggggf tuo
bfeefereedeeffe twój
bobdebWcWvYdhba type
eieefeedfceendc type mx
jpeeffefdffecfe typos
jpeeffefdffecfe typos or
ddddfeefdqfecec tähän
cdbdfddfdreeceZ této
eeeefdefepfeefd u
dfffgfdfdnffffe ube
ggggggkfggggggf ucepro
vdcZfeadaWdeedX ukendt
vdcZfeadaWdeecX ukjent
Zeeefcefqlfdaeb um
efeegfofedffffe uma
obaceYceaWdbWdq un
dfedfeseddffffd una
fgXXbaXbWUoYauk unable
fgXXbaXbWUoYauk unable to
dbedffZe3Kbelfe unauth
rZVdcbUachaYovQ unavai
fdedfekbXnecjad unavai client
4bYVcdVcUTbddbU unbeka
cWYYcTWbcPcTboy undeli
hefdegffpeggffc undeli addres
ggggggegfkggggf under
ffeeeekeoZeVZfe unexpe
fgfgggmfffgfggf unfort
fgfgggmfffgfggf unfort messag
ZwdZeecbSZYeeea ungült
VZXWcaXcYVbbZxT unimpl
UWUVaWXaVUZXSyT unix
2xWVbbabbRXZWWh unknow
sfedfgggggfeeff unknow in
tZfeefefcdeffde unknow local
WbeefedffdffawX unknow mailer
1Ubbffcebaefded unknow or
wXcbeerfddfWdfY unknow recipi
9ecQefdfccfefcY unknow user
yfdWefdfdYfffec unkown
jpeeffefdffecfe unnece
jpeeffefdffecfe unnece spaces
cWaefeZfedfdxcb unreac
deedfabddZefesb unreco
T2ZXbcZbjWbbXbL unrout
X0babddeXbfdZdO unrout addres
esedfeddWdceded unrout mail
YdcbfdYcWzakbcY unsoli
cfeegfdfeqfffeb unsoli bulk
beecfeZcYvblcdc unsoli mail
WbdZeeZebVcedUv unspec
beccfddbdaeddsY unsupp
deeefeffepfedfd untuk
ffffffiffdfndff unusua
ffffffiffdfndff unusua rate
beeefffffffdoff unveri
XjYadbicYekYvYd up
enffggffffggdff up mx
cddefeefeqeeefZ uprawn
fffffeOpYxefffc url
fffffeTfXxefffd url in
cecaleteYhbeeeb use
efccmfnfbeefffe use the
VacceebtcanZcea used
yRftpbYbaYbfXfS user
eecreecfbZeefed user accoun
qUdYceXZQvbdeae user does
XctSuYadbYcWbcc user has
yeffefffdffffXe user here
hcpwbcScUTaXXZa user is
obaaueXeaYccaac user not
wZZlcecebaeddcW user unknow
necaffcfdcerded user you
beueffdffeffadb user's
fgkfggggggggggg user's mailbo
1VXcdbTYUZdcWbU userid
eeffffudicfVdfe users
gfgfggnfjdgbfgg users from
efffgfbfRudffff userte
cdebeekajpdbgaa using
debefeeedceebtW usr
yUdaeebdaXcfedb usuari
tedbfebebYeffdb usuári
vdcZfeadaVdeedX utente
udebffcedZeffda utilis
udebffcedZeffda utilis inconn
vdcYeeadaWdeecX utiliz
XabbebodcYdcccq uw
zbbYedZdZTcedcV użytko
vdcZeeadaVdeedX uživat
ffeeffffedffdne vacati
0eXZccTnirZcVUL valid
jffffgefcmfgfgg valid addres
pgddffffeefffff valid mailbo
0bbfffefdZdfXdU valid recipi
dedcffaqqZdfecX valida
qfffgfegcdafffe validr
efffgmfgfdgffge value
afpbfffgefgfdff van
vdcYfeadaWdeecX vastaa
aaaadXadYXcuVbZ veel
SWUVaTWaSRZwnXT verbin
eXXYbbYaoXadnmS verifi
iYZZccZbqXbcSnR verifi failed
adddefefVffbuef verifi in
pccaceaeucecVcY verify
cdcdfdefcbeerea versuc
gfggggqffafffgf very
gfggggqffafffgf very low
fffffeffbpfeefd veröff
efceeeseddedbee veuill
gggggghgggggggf via
bbabdXcdZVdwYcY viele
ddddfeefdqfecec vieste
SXtWcbPZevUabRO violat
qfedfggggggedfg virtua
acdcfdXdV0bcceZ virus
ccddejjrbjehcdb visit
eeeffeffenffefe você
UZyWcaacYWcZWZW vol
Oa1PdcXbXTaccaU voll
efcdedjdmXdnUfd volume
ddcdftdfcafZceW volumi
YbdcfcefWdfeseZ vorübe
YaZbdridjWddXch votre
ZaZcercelWdXYch votre messag
bcdefcefnofebeZ vous
igggggggggggggg vpopma
cddefeefeqeeefZ w
ggffggcggggmdgg wait
PaZTdcVaVQacdaz waitin
ggffgfgfemgffgf was blocke
dkcbeeplkOcdZpS was not
TbbbdcnknYebbdo was reject
ufcdecceaaeahde wasn't
ceefgfeffffdnfk wasn't able
pleffeefddfdbeZ wasn't delive
qZeffeffdcffcfe wasn't found
lOYYccqpSNraZag we
kaedfeoaZWrdddW we do
aZdbfeZsZZmedeb we don't
ffggggfggkggfgf we're
bffdfeefbrffgfa wegen
eeeefdefeoffefd wegens
WcffffveZeXfdfe welcom
cdeefZefcbfdcer werden
eeeefeffedffofh were
rVdeffmfefeeffd weren'
fgfgggmfffgfggf weren' sent
pdfdffffdegfffe whethe
WZWYcZPbYWbcoZu while
bfffffsdZcefffe whitel
fgmgffgggggdfgg whom
UWTXbrWcVoaYVYk wiadom
ZXZadYpkZVbWroW will
aYbbdaucZXcbmbd will be
feffffmocdefcfb will not
ddcdfdeecaedbsc with status
acddfeSyXYbdcec withou
bccdfcdfdaeecer worden
cdcdfeffcddeWes work
Ueedseeedeceded works
ffofgcfffdfeefe would
ffofgcfffdfeefe would exceed
WZaaqcceccdamkX write
WZaaqdcecdddWqX write to
ffoggffgfkgedeZ writin
pceZfgegdegggge wrong
lYRsdYadWmdbYbY wurde
UWVVaXXaXUZXXyU x
hedefeefddfeafq y
eXfeffeffbfeXfw yet
cdcdfdefdqedceb yok
YbWbcZmklmcqVbe you
XbbZddmcogVmZcY you are
bndeedXfXoedbfj you do
offgggfgefgffgd you entere
ddUceZTbVgmxcea you have
efffgfeffngfffe you may
hkbceeaeeZedgem you sent
gbhjeetdafeVcec you tried
beeefekenncedfa you're
dfdffewefeQiefc you've
XZYXcdzqlZfiTbj your
efgfffufcbffffd your access
QacUadelzSdYdea your addres
ceZeedodedkhddY your daily
fcfdffVfuecffff your domain
ffffgfcfoeefffe your envelo
cacdfcobecpiafb your host
deffgfYtebfbeff your hostna
fgfgggmfffgfggf your intern
acdcedniVVbvbdb your ip
amcefembabedfbm your mail
cffjciegUccgWZw your messag
ffffgfofffgffed your postma
ffggggaqfefdfgf your revers
ZaecddnwYXdXbcX your server
bbXbduaebXdcacX za
WcareccebadbZca zablok
eeddfaefcXereea zeit
ZcbceddebaeZsdY zeitüb
bddefdefeZeeeeq został
TYWWboZbiiasRZN zu
bbabdXcdZVdwYcY zu viele
cdeefZefcbfdcer zugest
VaabeZdeUYdcrdo zustel
beeeffqeedeeffc zwarte
bcdefcefnofebeZ à
fepffeffedfeece är
hYfncohcXUbZTag è
ncacfbdfdaedaeo è stato
ccbcerdecYedbdZ é
Xebedebfscdbbec éditeu
cbcqeddecbedZdc été
bccefcefnafdbeo être
dfbeffefcqfedfe în
aanXdsceaUdaYcX übersc
bcbcfddfcredbdb üzenet
dedefeefepfeded đăng
vdcYfeadaVdeedX άγνωστ
dedefeefepfeded άδεια
dedefeefepfeded έχετε
dedefeefepfeded αυτήν
dedefeefepfeded δεν
dedefeefepfeded δημοσι
dedefeefepfeded μηνύμα
dedefeefepfeded να
dedefeefepfeded ομάδα
dedefeefepfeded σε
dedefeefepfeded την
vdcYfeadaVdeedX χρήστη
cdeefeffebfedfp автома
pXdbfeodcZdeedZ адрес
aWaaebcebZdcVcu адреса
YZZtdabdZXcaYaX аккаун
ZaZZdubdaVcVYbY большо
dddefeffecfedfp быть
XbbZebvaamcbccY в
dedefdefdqfedec вас
cfeeffpeecfeffe ваш
dddefeffecfedfp ваше
ZaZaebcebZdbsbZ времен
dedefdefdqfedec группу
OxacdbdecadbZcX домен
OxacdbdecadbZcX домен не
ZaZadtcdaZdbZbZ допуст
dddefeffecfedfp достав
SXRybXYbXUaXUYU заблок
TdcZedbvbUdddcZ записи
dddefeffecfedfp или
bcbcecdeYsdcbcX как
YaYZdWbdaYcwYaY много
dddefeffecfedfp может
abbcecdecoedbdn на
mpcbedcecaddccX найден
cfeeffpeecfeffe находи
srTSaXVaVPYYVXn не
mpcbedcecaddccX не найден
soZWdcZcZXccbbU не сущест
dgengfdgdcfggff неакти
cdeefeffebfedfp него
ZaZaebcebZdbsbZ недост
sedafecebYeffea неизве
dddefeffecfedfp нескол
lZYVcaXuWhabZZT нет
cdeefeffebfedfp нужно
dddefeffecfedfp одному
cdeefeffebfedfp отвеча
VWUVaXXauhZXUXR отклон
adPueddedbedbdb отключ
VXWXbYYbvbbYVYV отправ
VYzKcabdaYcaWaX перепо
bdcdebdecbeqcdb писем
ZaZadtcdaZdbZbZ письма
WXXZdaadWrcaXaq письмо
XZYYcaadZXcauaX позже
WppXdbbdbYdbmbY получа
3WaWdcXaXRadcaT пользо
XZYYcaadZXcauaX попроб
WanodabdaYcaYbY почтов
WanodabdaYcaYbY почтов ящик
aWaaebcebZdcVcu правил
ZaZadtcdaZdbZbZ превыш
ZoZadbbdbZdblbk провер
ZaZadtcdaZdbZbZ размер
dedefdefdqfedec разреш
ZoZadbbdbZdblbk рекоме
ZaZaebcebZdbsbZ сервер
UVTUasXaVQYuTWS слишко
YaYZdWbdaYcwYaY слишко много
cccceadedberbdb соедин
cdeefeffebfedfp создан
WYXYcuZcYkbUWZW сообще
bcbcecdeYsdcbcX спам
ZddbfexbdWdcedb списке
soZWdcZcZXccbbU сущест
uedcfecdcYdeeec такого
uedcfecdcYdeeec такого пользо
dedefdefdqfedec у
cfeeffpeecfeffe черном
ceedffsceZeefed чёрном
cdeefeffebfedfp это
dedefdefdqfedec эту
gPqvYVUYTQXVRVP ящик
cdcdfeefdqeecec אין
cdcdfeefdqeecec בקבוצה
cdcdfeefdqeecec הודעות
cdcdfeefdqeecec הרשאה
cdcdfeefdqeecec זו
cdcdfeefdqeecec לך
cdcdfeefdqeecec לפרסם
cdddfeefXsedcec إذن
bbbbeccemldcaca ارسال
XYXYcZactfbZWZW المجمو
bbbbeccemldcaca این
bbbbeccemldcaca به
bbbbeccemldcaca را
XYXYcZactfbZWZW رسائل
bbbbeccemldcaca شما
cdddfeefXsedcec في
cdddfeefXsedcec لديك
cdddfeefXsedcec لنشر
cdddfeefXsedcec ليس
bbbbeccemldcaca مجوز
bbbbeccemldcaca ندارید
XYXYcZactfbZWZW هذه
bbbbeccemldcaca پیام
bbbbeccemldcaca گروه
bcbceddemkedbdb अनुमति
bcbceddemkedbdb आपको
bcbceddemkedbdb इस
bcbceddemkedbdb करने
bcbceddemkedbdb की
bcbceddemkedbdb नहीं
bcbceddemkedbdb पोस्ट
bcbceddemkedbdb में
bcbceddemkedbdb संदेश
bcbceddemkedbdb समूह
bcbceddemkedbdb है
deddfdffedfedep あて
ZbjndlcdZjdbZbZ いま
eecbfqefdbfeded えて
odeeffffdeffefe おり
efefffffeefeofe から
jpddfeefdbfeded かり
eeeeffffddfdpfd がタ
efodfdfffdffefe が不
eedefpffebfeefd が大
blddfdefnbfdced が存
beddfedfpifdced が拒
ffenfefgfefffff が無
efebfaffeqffefe が禁
Yreeffffedffefe が見
coeefeffedfedfd が解
eedefpffebfeefd きす
coeefeffedfedfd きま
efodfdfffdffefe き容
eedefpffebfeefd ぎま
efefffffeefeofe くし
efefffffeefeofe くだ
TTRrZWXaelYWTWl この
efefffffeefeofe さい
iZYjdXbdmqdaYca され
WXYZdaadqhcnjbY した
cencfcefdbfened して
efefffffeefeofe しば
YkaadabdjWdokcZ しま
eedefpffebfeefd すぎ
mvZZdbcdYXdbZbY せん
ocefgffgfdfffff た受
efefffffeefeofe ださ
ffenfefgfefffff って
inccecdenYedbdc つか
ZbjndlcdZjdbZbZ てい
odeeffffdeffefe てお
efefffffeefeofe てか
efefffffeefeofe てく
deddfdffedfedep て先
bnccfdefnaedcec でき
efenfffffeffefe です
ffenfefgfefffff なっ
cdccfdefdbedqdb なエ
ffenfefgfefffff にな
eedeffffbrfedfe によ
ocefgffgfdfffff に見
deeefeefbcfqaed に達
deddfdffedfedep のあ
ncdmfeefccfecec のア
ZabXdbcekrdbZcX のグ
anffgffgfefffff のド
YVjrZVXZTNYWTWp のメ
uZbcecbebadbZca のユ
deeefeefbcfqaed の上
eedefpffebfeefd の容
efodfdfffdffefe の空
ffefgffgdnfffff の設
ocefgffgfdfffff はデ
efengffgfcffffe は停
odeeffffdeffefe は現
efefffffeefeofe ばら
deddfdffedfedep への
XaZadbadljcokbZ まし
WXhlcracjfcZWaX ます
mvZZdbcdYXdbZbY ませ
eedeffffbrfedfe より
efefffffeefeofe らく
efefffffeefeofe ら再
pocbeddebZedcdb りま
ffefgffgdnfffff り受
feffgffgengfeff り拒
ocefgffgfdfffff れた
mbbkeYdebnedcdb れて
bdcdeedeonecbec れま
odeeffffdeffefe われ
eecbfqefdbfeded を超
cdbafnefcnedcec ァイ
eeeeffffddfdpfd アウ
cdbufcefcZedcdb アカ
ncdcfedfpXedcec アド
ocefgffgfdfffff ィレ
eecbfqefdbfeded イズ
eeeeffffddfdpfd イム
cdbafnefcnedcec イル
Wtcdedeebjedbdc イン
eeeeffffddfdpfd ウト
cdbufcefcZedcdb ウン
cdccfdefdbedqdb エラ
cdbufcefcZedcdb カウ
ocefgffgfdfffff クト
ZabXdbcekrdbZcX グル
eecbfqefdbfeded サイ
cffeffefqZfedfe スが
odeeffffdeffefe スは
coeefeffedfedfd スト
eecbfqefdbfeded ズ制
eeeeffffddfdpfd タイ
XYXXcuacYWbZWZg ッセ
ocefgffgfdfffff ディ
ffenfefgfefffff トが
eeeeffffddfdpfd トし
efenfffffeffefe トで
efengffgfcffffe トは
ocefgffgfdfffff トリ
coeefeffedfedfd ト名
Wtcdedeebjedbdc ドメ
ncdcfedfpXedcec ドレ
cdbafnefcnedcec ファ
coeefeffedfedfd ホス
eeeeffffddfdpfd ムア
Wtcdedeebjedbdc メイ
XYXXcuacYWbZWZg メッ
ocefgffgfdfffff リに
efebfaffeqffefe ルが
eedefpffebfeefd ルの
ocefgffgfdfffff レク
ncdcfedfpXedcec レス
Yreefeefddfeded ンが
cdbufcefcZedcdb ント
enffgffgfegffff ン名
feffgffgengfeff ン指
cdccfdefdbedqdb ーのため配信
ycbVedXcXRbeebT ーザが見つか
ocdefeffedfeded ーザーが存在
qdddfecfccecbec ーザーは登録
wVUUaWXaVTZWTWT ーザー不明
wVUUaWXaVTZWTWT ーザー名が正
YaZZdvbdaYcaYbS ージのサイズ
deddfdffedfedep ージは送信で
acbbecdecaecsca ーバーから応
bdcYeddeWtedbdY ープに投稿す
ZbaaebcebsdbZcZ ールと判定さ
ZcYPeddeaYdcbcv ールは自動的
yTRmYVVYTQXVRVJ ールアドレス
TVxUZWWaVTYWTWS ールサーバー
QT1RYUVYTPXVQUQ ールボックス
cdccfdefdbedqdb 一時
deeefeefbcfqaed 上限
cecefeefedfeefp 下收
vmUUbZWajRZZXYS 不存
rabcecdecaecaca 不明
efodfdfffdffefe 不足
efenfffffeffefe 中の
cffefeefeoffffd 为垃
sadfffffZefggfd 人不
acqdfeefddfedeb 人信
jfggggggffggggg 人地
UnXbdcbdtaddbcY 人域
ccadedcfrZedbeb 人被
kcoefeefddfedeb 人邮
cdbafnefcnedcec 付フ
YcbdfcdfoYedcep 以下
hgnUaXVauQZXUXe 件人
affdfedfbrfffeb 件内
neefgffgefffefd 件地
cdddfrdfdaecceb 件大
neefgffgefffefd 件无
cecefeefedfeefp 件未
deeefddfebfedeq 件由
cffefeefeoffffd 件被
YbabduZdcUdcacV 件过
eeeeffffbpfeefd 佈訊
odeeffffdeffefe 使わ
ffefgffgdnfffff 信が
efefffffeefeofe 信し
feffgffgengfeff 信に
TZYYcauckUbWVaX 信元
qdddfecfccecbec 信先
neefgffgefffefd 信原
ZcXceddeardcbda 信拒
deeefeefbcfqaed 信数
Zbubebdecaedcda 信箱
japaeddeagecbdZ 信者
dffeffseedcdeff 信誉
cedrfeefdafedec 停止
bdVseddedcedcdc 停用
cffeffefqZfedfe 元ア
wiYVdaZdZYcZXbX 先の
deddfdffedfedep 先へ
acbbecdecaecsca 先サ
pcdbfdefdceeced 先メ
rabcecdecaecaca 先不
affdfedfbrfffeb 内容
efefffffeefeofe 再度
ceddfeefecfeped 再试
abaseccebZdcZcZ 冻结
cffefeefeoffffd 判定
efenfffffeffefe 利用
eecbfqefdbfeded 制限
ddcdfeefecfeqec 务器
deeefddfebfedeq 动发
ffenfefgfefffff 効に
neefgffgefffefd 原因
XcbZedavYXcdccY 反向
ceddfecferefecZ 反策
NKVTbZwZvPYZYXQ 发件
WYXYcXpcZdbqXZh 发送
eWpVcXZcVsbZVZU 受信
bccreddecbecbdb 号已
abaseccebZdcZcZ 号被
brddfeefdcfedec 名が
Osbbdcbdlbdcaca 名不
atYdedeeXcedcdZ 名错
ceddfeefecfeped 后再
eeeffeefeofeefd 向此
XcbZedavYXcdccY 向解
bdcdeedeonecbec 否さ
ddcdfeefecfeqec 器超
blddfdefnbfdced 在し
odeeffffdeffefe 在使
acddfdefnmedcec 在此
pddfffffeeffefd 地址
aeddfcUedwefedY 圾邮
pddfffffeeffefd 址不
aeddfcUedwefedY 垃圾
MyVZcaZcjYbaXaV 域名
eedefpffebfeefd 大き
cdddfrdfdaecceb 大小
WbaYdcYunSaccYW 失败
upUTbXWamPZYWYS 存在
ocefgffgfdfffff 定さ
ffefgffgdnfffff 定に
cffefeefeoffffd 定为
feffgffgengfeff 定受
zfVRbXZbXUaYUYU 宛先
affdfedfbrfffeb 容被
acraencebWdcZca 容量
acnbecdecaecoda 对方
cdddfrdfdaecceb 小超
VayTdbcdbZdbYbY 已满
acqdfeefddfedeb 已滿
XaTxdabdaXcaYaY 已被
bccreddecbecbdb 帐号
efefffffeefeofe 度送
acddfdefnmedcec 您沒
eeeffeefeofeefd 您没
cecefeefedfeefp 您的
ZbaaebcebsdbZcZ 惑メ
pdeeffefbdffffe 戶不
qdfegfffbeffffe 户不
acbbecdecaecsca 手先
ceddfeefecfeped 投递
WaVZdbadltcZXbY 拒否
UWVVaXXaWwZXTXT 拒收
YbZbebadqndcbcX 拒绝
nbdeffffdlfedee 指定
ddcdfeefecfeqec 接对
eeeeffffddfdpfd 接続
onpXcZZcOWbZXZg 收件
deeefeefbcfqaed 数の
ddcdfeefecfeqec 方服
deodfeefedfeded 方邮
tedbfececZefeea 无此
lcbdfdefcbedpea 无法
ceddfeefecfeped 时无
cdccfdefdbedqdb 時的
ceddfeefecfeped 暂时
eeeffeefeofeefd 有权
eeeeffffbpfeefd 有權
ddcdfeefecfeqec 服务
cecefeefedfeefp 未能
eeeffeefeofeefd 权限
XcbZedavYXcdccY 析失
acddfdefnmedcec 權限
deddfdffedfedep 次の
ceclfZefdofeded 止さ
efenfffffeffefe 止中
tedbfececZefeea 此用
ZbbceccemrecbdZ 此群
deeefddfebfedeq 此邮
coeefeffedfedfd 決で
acddfdefnmedcec 沒有
eeeffeefeofeefd 没有
ceddfeefecfeped 法投
neefgffgefffefd 法送
cdbafnefcnedcec 添付
ffenfefgfefffff 無効
bcbcedbecaesbdZ 率过
ZaZadXcdaZctZbZ 率限
odeeffffdeffefe 現在
efenfffffeffefe 用停
pdeeffefbdffffe 用戶
ybdafebeYXdeedZ 用户
deeefddfebfedeq 由系
eeeeffffbpfeefd 發佈
cdccfdefdbedqdb 的な
adbdecsedTedddm 的邮
acbbecdecaecsca 相手
efebfaffeqffefe 禁止
bccreddecbecbdb 禁用
ceddfeefecfeped 稍后
efodfdfffdffefe 空き
bepeffffeeffefd 空间
ceddfecferefecZ 策略
efodfdfffdffefe 箱の
rcdcffdfadffffe 箱不
deodfeefedfeded 箱容
TXtocZacYXbZXaV 箱已
bepeffffeeffefd 箱空
deeefddfebfedeq 系统
eeeeffffbpfeefd 組發
eeeeffffddfdpfd 続が
eeeffeefeofeefd 组发
deeefddfebfedeq 统自
acddfdefnmedcec 群組
eeeffeefeofeefd 群组
Zdqbedeebhedcda 者の
ocefgffgfdfffff 者は
cecefeefedfeefp 能送
deeefddfebfedeq 自动
bdVseddedcedcdc 被停
abaseccebZdcZcZ 被冻
cffefeefeoffffd 被判
YbZbebadqndcbcX 被拒
bccreddecbecbdb 被禁
jpddfeefdbfeded 見つ
XcbZedavYXcdccY 解析
coeefeffedfedfd 解決
eeeeffffbpfeefd 訊息
ffefgffgdnfffff 設定
pdeeffefbdffffe 該用
dffeffseedcdeff 誉过
efefffddqZeffce 证失
ceddfeefecfeped 请稍
abaseccebZdcZcZ 账号
eecbfqefdbfeded 超え
ddcdfeefecfeqec 超时
cdddfrdfdaecceb 超过
efodfdfffdffefe 足し
cecefeefedfeefp 达以
dffeffseedcdeff 过低
YbabduZdcUdcacV 过大
cdddfrdfdaecceb 过限
bcbcedbecaesbdZ 过高
ceddfecferefecZ 违反
ddcdfeefecfeqec 连接
ZbaaebcebsdbZcZ 迷惑
neefgffgefffefd 退信
kVUUaWsagQZkcWT 送信
dfeefetffVffeeX 送的
lcbefddfccfedeo 送达
eeeffeefeofeefd 送邮
bcbcedbecaesbdZ 送频
deeefeefbcfqaed 達し
YSRRZwhYRpXURUh 邮件
jVvmbYYbUUaZVYU 邮箱
ddmcfoefdYeecec 量が
deodfeefedfeded 量已
atYdedeeXcedcdZ 错误
bepeffffeeffefd 间已
deeefeefbcfqaed 限に
cbbaepeenZedcdc 限を
WYXYcoZcYVbsWZV 限制
eeeffeefeofeefd 限向
eeeeffffbpfeefd 限在
WXWWbVYbXVayVYU 频率
efefffddqZeffce 验证
Zardfeefdaeecec 가득
bcdefeffeqfeefe 게시
bcdefeffeqfeefe 권한
bcdefeffeqfeefe 그룹
onlWbYYbXfaYVYU 니다
UsbdfeefdZeedec 도메
bcdefeffeqfeefe 룹에
bcdefeffeqfeefe 메시
UsbdfeefdZeedec 메인
Zardfeefdaeecec 사서
peeeffefebffffe 사용
Zardfeefdaeecec 서함
rXbefeefeafeded 수신
onlWbYYbXfaYVYU 습니
bcdefeffeqfeefe 시지
bcdefeffeqfeefe 시할
rXbefeefeafeded 신자
peeeffefebffffe 않습
lpVadabdajcbYbY 없습
peeeffefebffffe 용자
UsbdfeefdZeedec 인을
peeeffefebffffe 자가
rXbefeefeafeded 자를
peeeffefebffffe 재하
peeeffefebffffe 존재
bcdefeffeqfeefe 지를
Zardfeefdaeecec 찼습
npXbdccebVdcaca 찾을
peeeffefebffffe 하지
bcdefeffeqfeefe 한이
Zardfeefdaeecec 함이
`;
