/** The contribution's name, by which the platform knows it as well. */
export const NAME = 'adyen';
