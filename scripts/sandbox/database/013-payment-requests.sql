-- What makes a payment safe to repeat: which basket was filled when, and how a request with a key was answered.

-- A basket that is filled again after it was paid is another one.
alter table basket add column filling text not null default gen_random_uuid()::text;

create table payment_request (
  account_id text not null references account (id),
  key text not null,
  -- What the key was first sent with.
  request text not null,
  -- Null while the first is being processed.
  outcome jsonb,
  primary key (account_id, key)
);
