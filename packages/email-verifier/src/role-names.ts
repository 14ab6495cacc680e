/** Local parts that stand for a task rather than a person (RFC 2142, and what companies use besides). */
const ROLES: ReadonlySet<string> = new Set(
  'abuse accounting accounts admin administration administrator advertising billing bookings bounce bounces careers ceo compliance contact contactus customercare customerservice customersupport devnull dns editor editorial enquiries enquiry events feedback finance ftp general hello help helpdesk hostmaster hr inbox info information inquiries inquiry investor investors invoice invoices it jobs legal list listserv mail mailer-daemon mailerdaemon majordomo marketing media moderator news newsletter no-reply noc noreply nobody office operations order orders partners payments post postmaster press privacy procurement purchasing recruiting recruitment registrar reply reservations root sales security service services shop spam staff stats subscribe support sysadmin tech team test undisclosed-recipients unsubscribe usenet uucp webmaster welcome www kontakt buero vertrieb einkauf rechnung bewerbung empfang datenschutz ventas contacto ayuda facturacion administracion comercial compta facturation direction accueil recrutement vente vendite amministrazione assistenza contatti informazioni contato vendas suporte atendimento verkoop klantenservice sprzedaz biuro'.split(
    ' ',
  ),
);

export const isRoleName = (localPart: string): boolean => ROLES.has(localPart.toLowerCase().split('+', 1)[0] ?? '');
