-- Account data: payment history, marketing preferences, linked accounts.

create table payment_record (
  id text primary key,
  account_id text not null references account (id),
  licence_id text not null,
  item_type text not null,
  status text,
  amount integer,
  card jsonb,
  note jsonb,
  has_document boolean not null default false,
  at timestamptz not null default now()
);

create table marketing_answer (
  account_id text not null references account (id),
  field_name text not null,
  answer boolean not null,
  primary key (account_id, field_name)
);

alter table linked_account add column linked_at timestamptz not null default now();
