/** The calls of the platform's "commerce", from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Endpoint } from '../platform';

/** Lists the licences that can be bought (LIC-070, LIC-081). */
export const readLicences: Endpoint<'readLicences'> = { id: 'readLicences', method: 'GET', path: '/api/v2/licence', auth: true };

/** Lists licences by family (LIC-007, LIC-071, LIC-081). */
export const readLicenceFamilies: Endpoint<'readLicenceFamilies'> = { id: 'readLicenceFamilies', method: 'GET', path: '/api/v2/licence-family', auth: true };

/** Lists the licences that the viewer holds (LIC-074, LIC-081). */
export const readActiveSubscriptions: Endpoint<'readActiveSubscriptions'> = { id: 'readActiveSubscriptions', method: 'GET', path: '/api/v2/customer/subscriptions/status/active', auth: true };

/** Reads the basket and its payment methods (PAY-001, PAY-030). */
export const readBasket: Endpoint<'readBasket'> = { id: 'readBasket', method: 'GET', path: '/api/v2/customer/basket', auth: true };

/** Replaces the content of the basket with one sku (PAY-031, PAY-060, LIC-023). */
export const putIntoBasket: Endpoint<'putIntoBasket'> = { id: 'putIntoBasket', method: 'PUT', path: '/api/v2/baskets/{id}', auth: true };

/** Adds a voucher to the basket (PAY-035, PAY-040). */
export const addVoucher: Endpoint<'addVoucher'> = { id: 'addVoucher', method: 'PUT', path: '/api/v2/baskets/vouchers/{code}', auth: true };

/** Removes a voucher from the basket (PAY-036, PAY-040). */
export const removeVoucher: Endpoint<'removeVoucher'> = { id: 'removeVoucher', method: 'DELETE', path: '/api/v2/baskets/vouchers/{code}', auth: true };

/** Pays the basket (PAY-032, PAY-033). */
export const payBasket: Endpoint<'payBasket'> = { id: 'payBasket', method: 'POST', path: '/api/v2/customer/baskets/pay', auth: true, onBehalf: false };

/** Pays one sku (PAY-032, PAY-033). */
export const paySku: Endpoint<'paySku'> = { id: 'paySku', method: 'POST', path: '/api/v2/customer/baskets/pay/{id}', auth: true, onBehalf: false };

/** Prepares a payment with a provider (PAY-038). */
export const initPaymentMethod: Endpoint<'initPaymentMethod'> = { id: 'initPaymentMethod', method: 'POST', path: '/api/v4/payment-method/init', auth: true, onBehalf: false };

/** Verifies the return parameters of a payment provider (PAY-039, PAY-051). */
export const validatePaymentMethod: Endpoint<'validatePaymentMethod'> = { id: 'validatePaymentMethod', method: 'POST', path: '/api/v4/payment-method/validate', auth: true, onBehalf: false };

/** Reads the state of a payment (PAY-051, PAY-054). */
export const readPayment: Endpoint<'readPayment'> = { id: 'readPayment', method: 'GET', path: '/api/v4/payments/{id}', auth: true };

/** Cancels a payment that has not been made (PAY-020). */
export const cancelPayment: Endpoint<'cancelPayment'> = { id: 'cancelPayment', method: 'DELETE', path: '/api/v4/payments/{id}', auth: true };

/** Redeems a voucher for a licence that the viewer holds, without a basket (PAY-037). */
export const redeemVoucher: Endpoint<'redeemVoucher'> = { id: 'redeemVoucher', method: 'POST', path: '/api/v2/promotions/voucher/redeem', auth: true, onBehalf: false };
