/**
 * Shared by payment methods that redirect to a bank's or wallet's page through Stripe: redirect, return, and
 * the text before it. Their texts are bundled with the payment page.
 */
export { stripeRedirect, type StripeRedirect } from './stripeRedirect';
