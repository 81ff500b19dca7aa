/** Where the viewer lives: the country, and what it asks of an address (FRM-013, ACC-031). */
import { createAddressApi } from '../../../account';
import type { WantedDetail } from '../../../details';
import { AccountDetails } from '../AccountDetails';

/** The country comes first and brings its own fields. */
const wanted: readonly WantedDetail[] = [{ fieldName: 'address', fieldType: 'address', required: true }];

export default function AddressesPanel() {
  return <AccountDetails wanted={wanted} api={createAddressApi} />;
}
