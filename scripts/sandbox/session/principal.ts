/** The role that distinguishes a guest-checkout principal from an account. */

export const PRINCIPAL_ROLE = 'GUEST_CHECKOUT';

export const isPrincipal = ({ role }: { readonly role: string }): boolean => role === PRINCIPAL_ROLE;
