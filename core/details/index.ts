/** Details of the viewer: asked for when something cannot go on without them. Loaded with the pages that ask, never before. */
export { DetailsForm, type DetailsFormProps } from './components/DetailsForm';
export { createDetailsApi, type DetailsApi } from './detailsApi';
export { DetailsStore, type DetailsState } from './DetailsStore';
export { detailFields, RESIDENCE, type DetailField, type WantedDetail } from './rules/detailField';
export { detailProblem, detailsSent, type DetailProblem, type DetailValue } from './rules/detailValues';
