/** As other programs put it on the clipboard. Names and texts are ours; the form is theirs. */

const RUN =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-style:normal;font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;';
const run = (text: string, weight = 400, line = 'none') =>
  `<span style="${RUN}font-weight:${weight};text-decoration:${line};">${text}</span>`;
const line = (inner: string) => `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;">${inner}</p>`;
const docsItem = (text: string, level: number, kind: string) =>
  `<li dir="ltr" style="list-style-type:${kind};${RUN}font-weight:400;text-decoration:none;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${run(text)}</p></li>`;

/** Google Docs in Chrome: all in a `b` that is not bold, nested lists beside their items. */
export const GOOGLE_DOCS = `<meta charset='utf-8'><html><head></head><body><!--StartFragment--><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-2b5e2bb5-7fff-0d3c"><h2 dir="ltr" style="line-height:1.38;margin-top:18pt;margin-bottom:6pt;">${run('Plan')}</h2>${line(`${run('Hello ')}${run('Katrin', 700)}${run(', see ')}<a href="https://harborline.test/" style="text-decoration:none;"><span style="${RUN}font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;">here</span></a>${run('.')}`)}<br />${line(run('One'))}${line(run('two', 400, 'line-through'))}<ol start="4" style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem('Fourth', 1, 'decimal')}<ol style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem('Inner', 2, 'lower-alpha')}</ol>${docsItem('Fifth', 1, 'decimal')}</ol></b><br class="Apple-interchange-newline"><!--EndFragment--></body></html>`;

/** A table of Google Docs, which has no head but a bold first row. */
export const GOOGLE_DOCS_TABLE = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-77"><div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="312"/><col width="312"/></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000000 1pt;vertical-align:top;padding:5pt;overflow:hidden;">${line(run('Carrier', 700))}</td><td style="padding:5pt;">${line(run('Rate', 700))}</td></tr><tr style="height:0pt"><td>${line(run('Nordkai'))}</td><td>${line(run('1,20'))}</td></tr></tbody></table></div></b>`;

export const GOOGLE_SHEETS = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed;font-size:10pt;font-family:Arial;width:0px;border-collapse:collapse;border:none" data-sheets-root="1" data-sheets-baot="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;font-weight:bold;">Carrier</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;font-weight:bold;text-align:right;">Rate</td></tr><tr style="height:21px;"><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;">Nordkai<br/>Logistik</td><td style="overflow:hidden;padding:2px 3px 2px 3px;vertical-align:bottom;text-align:right;" data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1.2}">1.2</td></tr></tbody></table>`;

/** Excel 365: looks by class, widths in a hidden row. */
export const EXCEL = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><meta name=Generator content="Microsoft Excel 15"><style>
<!--table {mso-displayed-decimal-separator:"\\,"; mso-displayed-thousand-separator:"\\.";}
@page {margin:.75in .7in .75in .7in;}
tr {mso-height-source:auto;} col {mso-width-source:auto;} br {mso-data-placement:same-cell;}
td {padding-top:1px; padding-right:1px; mso-ignore:padding; color:black; font-size:11.0pt; font-weight:400; font-style:normal; text-decoration:none; font-family:Calibri; mso-number-format:General; text-align:general; vertical-align:bottom; white-space:nowrap; mso-rotate:0;}
.xl65 {font-weight:700;}
.xl66 {mso-number-format:"\\#\\,\\#\\#0\\.00\\ \\0022€\\0022"; text-align:right;}
--></style></head><body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=128 style='border-collapse:collapse;width:96pt'>
<!--StartFragment--> <col width=64 span=2 style='width:48pt'>
 <tr height=20 style='height:15.0pt'><td height=20 class=xl65 width=64 style='height:15.0pt;width:48pt'>Carrier</td><td class=xl65 width=64 style='width:48pt'>Rate</td></tr>
 <tr height=20 style='height:15.0pt'><td height=20 style='height:15.0pt'>Nordkai</td><td class=xl66 align=right>1,20 €</td></tr>
 <tr height=20 style='height:15.0pt'><td height=20 colspan=2 style='height:15.0pt;mso-ignore:colspan'></td></tr>
 <![if supportMisalignedColumns]><tr height=0 style='display:none'><td width=64 style='width:48pt'></td><td width=64></td></tr><![endif]>
<!--EndFragment--></table></body></html>`;

export const LIBRE_OFFICE = `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/><style type="text/css">
	@page { size: 21cm 29.7cm; margin: 2cm }
	p { line-height: 115%; margin-bottom: 0.25cm; background: transparent }
	a:link { color: #000080; so-language: zxx; text-decoration: underline }
</style></head><body lang="en-GB" link="#000080" vlink="#800000" dir="ltr"><p style="line-height: 100%; margin-bottom: 0.25cm"><font face="Liberation Serif, serif"><font size="3" style="font-size: 12pt"><b>Plan</b> for <i>Thursday</i></font></font></p>
<ol start="2">
	<li><p>Second</p>
	<ul>
		<li><p>Inner</p></li>
	</ul>
	</li>
	<li><p>Third</p></li>
</ol>
<table width="643" cellpadding="4" cellspacing="0"><col width="313"/><col width="313"/><thead><tr valign="top"><th width="313" style="border: 1px solid #000000"><p>Carrier</p></th><th><p>Rate</p></th></tr></thead><tbody><tr valign="top"><td><p><br/></p></td><td><p>1,20</p></td></tr></tbody></table></body></html>`;

/** Apple Pages and Notes, by the same writer: looks by class. */
export const APPLE_PAGES = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.01//EN" "http://www.w3.org/TR/html4/strict.dtd"><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">
p.p1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 13.0px 'Helvetica Neue'; color: #000000}
p.p2 {margin: 0.0px 0.0px 0.0px 0.0px; font: 13.0px 'Helvetica Neue'; min-height: 15.0px}
li.li1 {margin: 0.0px 0.0px 0.0px 0.0px; font: 13.0px 'Helvetica Neue'}
span.s1 {font-weight: bold; font-kerning: none}
span.s2 {text-decoration: underline}
ul.ul1 {list-style-type: disc}
</style></head><body><p class="p1"><span class="s1">Plan</span> for<span class="Apple-converted-space">&nbsp; </span><span class="s2">Thursday</span></p><p class="p2"><br></p><ul class="ul1"><li class="li1"><span class="Apple-tab-span"></span>Rates</li><li class="li1">Tolls</li></ul></body></html>`;

/** A mail in Gmail. */
export const GMAIL = `<meta charset='utf-8'><div dir="ltr"><div style="color: rgb(34, 34, 34);">Hello,</div><div><br></div><div>see <img src="https://mail.google.test/logo.png" alt="Logo" width="88" height="31" class="CToWUd" data-bit="iit">&nbsp;and <u>this</u>.<br></div><div>Bye</div></div>`;
