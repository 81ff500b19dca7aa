-- Viewers' answers to the realm's terms at sign-up.

create table consent_answer (
  account_id text not null references account (id),
  field_name text not null,
  answer text not null,
  answered_at timestamptz not null default now(),
  primary key (account_id, field_name)
);
