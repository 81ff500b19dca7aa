-- What a payment is for and what it bought, and payments that complete on a third party's page.

alter table payment_intent add column sku text;
alter table payment_intent add column purchase_id text;

create table open_payment (
  intent_id text primary key references payment_intent (id) on delete cascade,
  provider text not null,
  method_type text not null,
  terms jsonb not null,
  return_url text,
  expires_at timestamptz
);

-- A voucher redeemed for a held licence: reduces the next payment.
create table redeemed_voucher (
  account_id text not null references account (id),
  code text not null,
  licence_id text not null,
  primary key (account_id, code)
);

-- A card tokenised by a provider's frame: its description, and the reason it would be declined.
create table card_token (
  id text primary key,
  method jsonb not null,
  problem jsonb
);
