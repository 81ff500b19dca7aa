/** Forms for details of the viewer that some operations require. Loaded lazily with the pages that need them. */
export { DetailsForm, type DetailsFormProps } from './components/DetailsForm';
export { createDetailsApi, type DetailsApi } from './detailsApi';
export { DetailsStore, type DetailsState } from './DetailsStore';
export { detailFields, RESIDENCE, type DetailField, type WantedDetail } from './rules/detailField';
export { detailProblem, detailsSent, type DetailProblem, type DetailValue } from './rules/detailValues';
