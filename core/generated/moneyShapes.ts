/** The shapes of platform answers about money, from schemas/platform. Written by `npm run generate`; not edited by hand. */
import type { Shape } from '../platform/reading/shape';

/** By the id of the call. */
export const answers: Readonly<Record<string, Shape>> = {
  readLicenceFamilies: "#LicenceFamilies",
  readActiveSubscriptions: "#LicenceList",
  readBasket: "#Basket",
  putIntoBasket: "#Basket",
  readGiftBasket: "#Basket",
  validatePaymentMethod: "#PaymentMethodVerdict",
  readPayment: "#Payment",
  cancelPayment: "#Payment",
};

/** Shapes that others reference by `#` and name. */
export const shapes: Readonly<Record<string, Shape>> = {
  LicenceFamilies: {"fields":{"families":{"list":"#LicenceFamily"},"licences":{"list":"#Licence"}},"needs":["families","licences"]},
  LicenceFamily: {"fields":{"id":"text","name":"text","licences":{"list":"#Licence"}},"needs":["id","licences"]},
  Licence: {"fields":{"id":"text","name":"text","description":"text","family":"text","rank":"number","type":"text","purchaseStrategy":"#PurchaseStrategy","activationStrategy":"text","trialDetails":"#TrialDetails","defaultMarketingPricePeriod":"text","cta":"text","ctaControl":"text","sku":"text","amounts":{"list":"#LicenceAmount"},"discounts":{"list":"#Discount"},"status":"#LicenceStatus"},"needs":["id","name","purchaseStrategy"]},
  PurchaseStrategy: {"fields":{"type":"text","subscriptionPeriod":"text","expiryTimestamp":"number","externalAuthProviderDetails":{"fields":{"name":"text","acquisitionUrl":"text"},"needs":["name","acquisitionUrl"]}},"needs":["type"]},
  TrialDetails: {"fields":{"duration":"text","available":"flag"},"needs":[]},
  LicenceAmount: {"fields":{"id":"text","sku":"text","amount":"number","currency":"text","scale":"number","default":"flag","local":"flag","taxInclusive":"flag","periodAmounts":{"list":{"fields":{"period":"text","amount":"number"},"needs":["period","amount"]}}},"needs":["id","sku","amount","currency","scale","default","local"]},
  Discount: {"fields":{"type":"text","percentage":"number","amount":"number","state":"text","lifeTimeRepeat":"flag"},"needs":["type","state"]},
  LicenceStatus: {"fields":{"status":"text","autoRenewingStatus":"text","expiryTimestamp":"number","pauseState":"text","pausedUntil":"number","subscriptionPendingActions":{"list":"#SubscriptionPendingAction"},"licencePayment":"#LicencePayment","priceMigration":"#PriceMigration"},"needs":["status"]},
  SubscriptionPendingAction: {"fields":{"action":"text","requestedAt":"number","actionDueBy":"number"},"needs":["action"]},
  LicencePayment: {"fields":{"paymentEventType":"text","purchaseTimestamp":"number","expiryTimestamp":"number","paymentProviderInfo":{"fields":{"managed":"flag"},"needs":["managed"]},"cardId":"text","purchaseId":"text"},"needs":[]},
  PriceMigration: {"fields":{"id":"text","currency":"text","scale":"number","oldAmount":"number","newAmount":"number","effectiveTimestamp":"number"},"needs":["id","currency","scale","oldAmount","newAmount","effectiveTimestamp"]},
  LicenceList: {"fields":{"licences":{"list":"#Licence"}},"needs":["licences"]},
  Basket: {"fields":{"id":"text","basketItems":{"list":"#BasketItem"},"vouchers":{"list":"#BasketVoucher"},"providers":{"list":"#BasketPaymentProvider"},"currency":"text","scale":"number","total":"number","tax":"number","discountedTotal":"number","discountedTax":"number","taxInclusive":"flag","billingDetailsRequired":"flag","primaryPaymentDetails":"#PrimaryPaymentDetails","missingFields":{"list":"#MissingField"},"securedPayment":"#SecuredPayment","recipient":"#GiftRecipient","version":"text","idempotentPayments":"flag"},"needs":["id","basketItems","vouchers","providers","currency","scale","total","tax","discountedTotal","discountedTax"],"strict":["basketItems","recipient","securedPayment"]},
  BasketItem: {"fields":{"sku":"text","licenceId":"text","name":"text","amount":"number","subscriptionSetting":{"fields":{"subscriptionPeriod":"text","subscriptionType":"text","trialPeriodDuration":"text"},"needs":["subscriptionType"]}},"needs":["sku","licenceId","name","amount"]},
  BasketVoucher: {"fields":{"code":"text","name":"text","discount":"number"},"needs":["code","name"]},
  BasketPaymentProvider: {"fields":{"id":"text","name":"text","kind":"text","paymentMethodTypes":{"list":"text"},"publishableKey":"text","hasVouchers":"flag","consents":{"list":"#PaymentConsent"}},"needs":["id","name","kind"],"strict":["consents"]},
  PaymentConsent: {"fields":{"fieldName":"text","kind":"text","text":"text","required":"flag"},"needs":["fieldName","kind","text"]},
  PrimaryPaymentDetails: {"fields":{"paymentDetailsExternalId":"text","targetPaymentProvider":"text","paymentMethodType":"text","paymentMethodDetails":{"fields":{"type":"text","brand":"text","last4":"text"},"needs":[]}},"needs":["paymentDetailsExternalId","targetPaymentProvider","paymentMethodDetails"]},
  MissingField: {"fields":{"fieldName":"text","fieldType":"text","label":"text","required":"flag","acceptableValues":{"list":"#AcceptableValue"}},"needs":["fieldName","fieldType","required"]},
  AcceptableValue: {"fields":{"value":"text","displayName":"text"},"needs":["value","displayName"]},
  SecuredPayment: {"fields":{"paymentProviderId":"text","targetPaymentProvider":"text","paymentMethodType":"text","paymentDetailsExternalId":"text"},"needs":["paymentProviderId","targetPaymentProvider","paymentDetailsExternalId"]},
  GiftRecipient: {"fields":{"name":"text","email":"text","message":"text","deliverAt":"number"},"needs":["name","email"]},
  PaymentMethodVerdict: {"fields":{"status":"text","code":"text","paymentDetailsExternalId":"text","completed":"flag","basketId":"text","messages":{"list":"text"}},"needs":["status"]},
  Payment: {"fields":{"id":"text","targetPaymentProvider":"text","paymentMethodType":"text","status":"text","completed":"flag","name":"text","amount":"number","currency":"text","scale":"number","code":"text","secondsLeft":"number","authorisationUrl":"text","messages":{"list":"text"}},"needs":["id","targetPaymentProvider","paymentMethodType","status","completed"]},
};
