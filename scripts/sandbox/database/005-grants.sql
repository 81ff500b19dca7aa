-- One-time grants: mailed and staff tokens, device codes, pay-TV sign-ins, third-party sales; and price changes.

create table one_time_token (
  token text primary key,
  purpose text not null,
  realm text not null,
  account_id text not null references account (id),
  -- The member of staff behind an impersonation.
  issued_by text,
  expires_at timestamptz not null,
  spent_at timestamptz
);

create table activation_code (
  realm text not null,
  code text not null,
  account_id text references account (id),
  activated_at timestamptz,
  primary key (realm, code)
);

create table tv_client (
  id text primary key,
  secret text not null
);

-- No company until the viewer has chosen one and signed in there.
create table tv_sign_in (
  code text primary key,
  access_token text unique,
  requestor_id text not null,
  session_id text references session (id),
  company text,
  created_at timestamptz not null default now()
);

create table price_migration (
  id text not null,
  account_id text not null references account (id),
  licence_id text not null,
  answer text,
  primary key (account_id, id)
);

-- A purchase at a third-party seller; the site exchanges the code for a session.
create table seller_sale (
  code text primary key,
  realm text not null,
  seller text not null,
  licence_id text not null,
  email text not null,
  name text not null,
  created_at timestamptz not null default now(),
  spent_at timestamptz
);
