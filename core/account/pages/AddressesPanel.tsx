/** The viewer's country and address (FRM-013, ACC-031). */
import { createAddressApi } from '../accountApi';
import type { WantedDetail } from '../../details/rules/detailField';
import { AccountDetails } from './AccountDetails';

/** The country comes first and determines the other fields. */
const wanted: readonly WantedDetail[] = [{ fieldName: 'address', fieldType: 'address', required: true }];

export default function AddressesPanel() {
  return <AccountDetails wanted={wanted} api={createAddressApi} />;
}
