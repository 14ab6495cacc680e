/** As programs of Microsoft put it on the clipboard. Names and texts are ours; the form is theirs. */

const WORD_HEAD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8">
<meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/maya/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!--
 /* Font Definitions */
 @font-face {font-family:Wingdings; panose-1:5 0 0 0 0 0 0 0 0 0; mso-font-charset:2;}
 /* Style Definitions */
 p.MsoNormal, li.MsoNormal, div.MsoNormal
	{mso-style-unhide:no; mso-style-qformat:yes; mso-style-parent:""; margin-top:0cm; margin-right:0cm; margin-bottom:8.0pt;
	margin-left:0cm; line-height:107%; mso-pagination:widow-orphan; font-size:11.0pt; font-family:"Calibri",sans-serif;}
 a:link, span.MsoHyperlink {mso-style-priority:99; color:#0563C1; text-decoration:underline; text-underline:single;}
 p.MsoListParagraph, li.MsoListParagraph {margin-left:36.0pt; mso-add-space:auto;}
 /* List Definitions */
 @list l0 {mso-list-id:1170410291; mso-list-type:hybrid; mso-list-template-ids:-1286412018 134807567 134807577;}
 @list l0:level1 {mso-level-start-at:3; mso-level-tab-stop:none; mso-level-number-position:left; text-indent:-18.0pt;}
 @list l0:level2 {mso-level-number-format:alpha-lower; mso-level-tab-stop:none; text-indent:-18.0pt;}
 @list l0:level3 {mso-level-number-format:roman-lower; mso-level-number-position:right; text-indent:-9.0pt;}
 @list l1:level1 {mso-level-number-format:bullet; mso-level-text:\\F0B7; font-family:Symbol;}
 @list l1:level2 {mso-level-number-format:bullet; mso-level-text:o; font-family:"Courier New";}
 ol {margin-bottom:0cm;} ul {margin-bottom:0cm;}
--></style></head><body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'>
<!--StartFragment-->`;
const WORD_FOOT = '<!--EndFragment-->\n</body></html>';

const item = (place: 'First' | 'Middle' | 'Last', list: string, sign: string, text: string) => `
<p class=MsoListParagraphCxSp${place} style='text-indent:-18.0pt;mso-list:${list}'><![if !supportLists]><span
style='mso-bidi-font-family:Calibri;mso-bidi-theme-font:minor-latin'><span style='mso-list:Ignore'>${sign}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span lang=EN-GB>${text}<o:p></o:p></span></p>`;

/** Word 365 for Windows: a numbered list that starts at 3, with two levels in it, and bullets below. */
export const WORD_LISTS = `${WORD_HEAD}
<h1>Agenda<o:p></o:p></h1>
<p class=MsoNormal><span lang=EN-GB>We talk about <b style='mso-bidi-font-weight:normal'>three things</b><span
style='mso-spacerun:yes'>  </span>on Thursday, see <a href="https://harborline.test/a?b=1&amp;c=2"><i>our
page</i></a>.<o:p></o:p></span></p>
${item('First', 'l0 level1 lfo1', '3.', 'Rates')}
${item('Middle', 'l0 level2 lfo1', 'a.', 'Fixed')}
${item('Middle', 'l0 level2 lfo1', 'b.', 'Floating')}
${item('Middle', 'l0 level3 lfo1', 'i.', 'By month')}
${item('Last', 'l0 level1 lfo1', '4.', 'Surcharges')}
<p class=MsoNormal><span lang=EN-GB><o:p>&nbsp;</o:p></span></p>
${item('First', 'l1 level1 lfo2', '·', 'Fuel')}
${item('Middle', 'l1 level2 lfo2', 'o', 'Road')}
${item('Last', 'l1 level1 lfo2', '·', 'Toll')}
${WORD_FOOT}`;

/** Word 2016 for Mac: a table with a head that repeats, a merged cell, a picture on disk, a tracked change. */
export const WORD_TABLE = `${WORD_HEAD}
<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none;mso-border-alt:solid windowtext .5pt'>
 <thead>
 <tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'>
  <td width=200 valign=top style='width:150.25pt;border:solid windowtext 1.0pt;padding:0cm 5.4pt 0cm 5.4pt'>
  <p class=MsoNormal style='margin-bottom:0cm;line-height:normal'><b><span lang=EN-GB>Carrier<o:p></o:p></span></b></p></td>
  <td width=200 valign=top style='width:150.25pt'><p class=MsoNormal style='margin-bottom:0cm'><b>Rate<o:p></o:p></b></p></td>
 </tr>
 </thead>
 <tr style='mso-yfti-irow:1'>
  <td valign=top><p class=MsoNormal style='margin-bottom:0cm'>Nordkai<o:p></o:p></p></td>
  <td valign=top><p class=MsoNormal align=right style='text-align:right'>1,20<o:p></o:p></p></td>
 </tr>
 <tr style='mso-yfti-irow:2;mso-yfti-lastrow:yes'>
  <td colspan=2 valign=top><p class=MsoNormal>Both<o:p></o:p></p></td>
 </tr>
 <![if !supportMisalignedColumns]><tr height=0><td width=200 style='border:none'></td><td width=200 style='border:none'></td></tr><![endif]>
</table>
<p class=MsoNormal>It is <del cite="mailto:Maya%20Lindqvist" datetime="2026-11-12T09:14">wrong</del><ins
cite="mailto:Maya%20Lindqvist" datetime="2026-11-12T09:14">right</ins>.<!--[if gte vml 1]><v:shape id="_x0000_i1025"
type="#_x0000_t75"><v:imagedata src="file:///C:/Temp/clip_image001.png" o:title="logo"/></v:shape><![endif]--><![if !vml]><img
width=120 height=40 src="file:///C:/Users/maya/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png" v:shapes="_x0000_i1025"><![endif]><o:p></o:p></p>
${WORD_FOOT}`;

/** Word for the web: each item is a list of its own. */
export const WORD_ONLINE = `<meta charset="utf-8"><div class="OutlineElement Ltr BCX8 SCXW21870151" style="margin: 0px; padding: 0px; clear: both;"><p class="Paragraph SCXW21870151 BCX8" xml:lang="EN-GB" lang="EN-GB" paraid="1" paraeid="{a}" style="margin: 0px 0px 10.6667px; padding: 0px; font-weight: normal; font-style: normal;"><span data-contrast="auto" xml:lang="EN-GB" class="TextRun SCXW21870151 BCX8" style="font-weight: bold;"><span class="NormalTextRun SCXW21870151 BCX8" style="margin: 0px;">To bring</span></span><span class="EOP SCXW21870151 BCX8" data-ccp-props="{}">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW21870151 BCX8"><ul class="BulletListStyle1 SCXW21870151 BCX8" role="list"><li class="OutlineElement Ltr BCX8 SCXW21870151" role="listitem" data-leveltext="" data-font="Symbol" data-listid="2" aria-setsize="-1" data-aria-posinset="1" data-aria-level="1"><p class="Paragraph SCXW21870151 BCX8"><span class="TextRun SCXW21870151 BCX8"><span class="NormalTextRun SCXW21870151 BCX8">Invoices</span></span><span class="EOP SCXW21870151 BCX8">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW21870151 BCX8"><ol class="NumberListStyle2 SCXW21870151 BCX8" role="list" start="1"><li class="OutlineElement Ltr BCX8 SCXW21870151" role="listitem" data-leveltext="%2." data-font="Calibri" data-listid="2" aria-setsize="-1" data-aria-posinset="1" data-aria-level="2"><p class="Paragraph SCXW21870151 BCX8"><span class="TextRun SCXW21870151 BCX8"><span class="NormalTextRun SCXW21870151 BCX8">October</span></span><span class="EOP SCXW21870151 BCX8">&nbsp;</span></p></li></ol></div><div class="ListContainerWrapper SCXW21870151 BCX8"><ol class="NumberListStyle2 SCXW21870151 BCX8" role="list" start="2"><li class="OutlineElement Ltr BCX8 SCXW21870151" role="listitem" data-listid="2" aria-setsize="-1" data-aria-posinset="2" data-aria-level="2"><p class="Paragraph SCXW21870151 BCX8"><span class="TextRun SCXW21870151 BCX8"><span class="NormalTextRun SCXW21870151 BCX8">November</span></span><span class="EOP SCXW21870151 BCX8">&nbsp;</span></p></li></ol></div>`;

/** Outlook classic: paragraphs without distance, empty ones between them, a signature of lines. */
export const OUTLOOK_CLASSIC = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15 (filtered medium)"><style><!--
p.MsoNormal, li.MsoNormal, div.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif; mso-ligatures:standardcontextual;}
span.EmailStyle17 {mso-style-type:personal-compose; color:windowtext;}
--></style></head><body lang=DE link="#0563C1" vlink="#954F72"><div class=WordSection1><!--StartFragment-->
<p class=MsoNormal><span lang=EN-GB style='mso-fareast-language:EN-US'>Hello Maya,<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-GB style='mso-fareast-language:EN-US'><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><span lang=EN-GB>Thursday works.<o:p></o:p></span></p>
<p class=MsoNormal><span lang=EN-GB><o:p>&nbsp;</o:p></span></p>
<p class=MsoNormal><b><span style='font-size:10.0pt;font-family:"Arial",sans-serif;color:#1F3864'>Katrin Vogel<o:p></o:p></span></b></p>
<p class=MsoNormal><span style='font-size:10.0pt'>Head of Operations<o:p></o:p></span></p>
<!--EndFragment--></div></body></html>`;

/** Outlook on the web and the new Outlook. */
export const OUTLOOK_WEB = `<div class="elementToProof" style="font-family: Aptos, Aptos_EmbeddedFont, Calibri, sans-serif; font-size: 12pt; color: rgb(0, 0, 0);">Hello Maya,</div><div class="elementToProof" style="font-family: Aptos; font-size: 12pt;"><br></div><div class="elementToProof" style="font-family: Aptos;">Thursday works.</div><ul data-editing-info="{&quot;applyListStyleFromLevel&quot;:true}" style="margin-top: 0px; margin-bottom: 0px;"><li style="font-family: Aptos;"><div role="presentation" class="elementToProof">14:00</div></li></ul>`;
