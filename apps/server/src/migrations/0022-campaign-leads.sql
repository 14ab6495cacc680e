-- Why a source could not be taken to its end: a refusal, or that something broke, which is tried again.
alter table campaign_sources add column trouble text not null default '';
