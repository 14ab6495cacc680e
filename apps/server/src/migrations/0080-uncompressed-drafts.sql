-- Compressing a letter took most of the time of a save, and a draft is saved again and again while somebody writes. Twenty versions
-- of it are kept at most, and they go with the draft.
alter table draft_versions alter content set storage external;
