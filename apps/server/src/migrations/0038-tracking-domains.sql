-- A tracking domain is used only while it leads to this installation; those from before are looked at soon.
alter table mailboxes
  add column tracking_state text not null default 'none' check (tracking_state in ('none', 'unchecked', 'answers',
    'lookupFailed', 'noRecord', 'forbidden', 'elsewhere', 'noConnection', 'badCertificate', 'otherAnswer')),
  add column tracking_words text not null default '',
  add column tracking_checked_at timestamptz;
update mailboxes set tracking_state = 'unchecked', checks_due_at = now() where tracking_domain <> '';

-- A mail that went out without the picture that tells of opens, though its campaign asks for them.
alter table send_ledger add column unseen boolean not null default false;
