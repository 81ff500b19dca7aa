/** The platform API client and the browser's services. */
export * from './browser';
export * from './transport';
export { CountryList } from './CountryList';
export { ViewerCountry } from './ViewerCountry';
export { platformLabels } from './labels';
