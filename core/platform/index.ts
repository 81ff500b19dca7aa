/** The platform API client and the browser's services. */
export * from './browser';
export * from './transport';
export { platformLabels, type PlatformLabels } from './labels';
