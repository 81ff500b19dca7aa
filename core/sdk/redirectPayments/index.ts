/** What ways to pay share that end on a bank's or a wallet's own page: sending the viewer there, the way back, and the words before it. Their texts travel with the payment page. */
export { bankMark, type MarkDrawing } from './bankMark';
export { redirectPayment, type Leaving, type RedirectStripe } from './redirectPayment';
