/** As linked accounts and the platform's paths name this provider. */
export const PROVIDER_NAME = 'adobe';
