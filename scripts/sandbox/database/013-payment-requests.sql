-- Idempotent payments: identifies a basket's content, and stores the response to each keyed request.

-- A basket that is filled again after payment gets a new identity.
alter table basket add column filling text not null default gen_random_uuid()::text;

create table payment_request (
  account_id text not null references account (id),
  key text not null,
  -- The request first sent with the key.
  request text not null,
  -- Null while the first request is being processed.
  outcome jsonb,
  primary key (account_id, key)
);
