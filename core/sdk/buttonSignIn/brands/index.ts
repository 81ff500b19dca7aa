/** Branded button looks for sign-in plugins that federate to the large providers. */
export { appleLook } from './appleLook';
export { facebookLook } from './facebookLook';
export { googleLook } from './googleLook';
