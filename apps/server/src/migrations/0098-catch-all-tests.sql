-- What a domain told strangers is what the trade calls a catch-all test.
alter table domain_contrasts rename to catch_all_tests;
alter table catch_all_tests rename column contrast to result;
