/** Contribution name, also the platform's name for it. */
export const NAME = 'braintree';
