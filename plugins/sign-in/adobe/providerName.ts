/** The provider's name in linked accounts and in the platform's paths. */
export const PROVIDER_NAME = 'adobe';
