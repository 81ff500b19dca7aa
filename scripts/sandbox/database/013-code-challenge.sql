-- What the code of a sign-in is bound to (RFC 7636); null where the caller gave no challenge.
alter table openid_flow add column code_challenge text;
