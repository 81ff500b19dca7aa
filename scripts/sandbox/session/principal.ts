/** How somebody who checks out without an account is told from one who has one. */

export const PRINCIPAL_ROLE = 'GUEST_CHECKOUT';

export const isPrincipal = ({ role }: { readonly role: string }): boolean => role === PRINCIPAL_ROLE;
