/** The values of a details form as they are sent. */
import { detailFields } from '../../../core/details/rules/detailField';
import { detailsSent, type DetailValue, knownValue } from '../../../core/details/rules/detailValues';
import { brazil, place, want, free, one } from './detailFields';

describe('sent values', () => {
  test('FRM-010 FRM-012 FRM-038 ACC-023 details by their names, the rest as an address, empty ones not at all', () => {
    const fields = detailFields(
      [
        want('fullName', { fieldType: 'fullName' }),
        want('phoneNumber'),
        want('birthDate'),
        want('address'),
        want('vat'),
        want('email'),
      ],
      brazil,
      free,
    );
    const values = new Map<string, DetailValue>([
      ['fullName', ' Ada '],
      ['phoneNumber', { regionCode: 'BR', number: '11 91234 5678' }],
      ['birthDate', { year: '1990', month: '2', day: '3' }],
      ['country', 'BR'],
      ['line1', 'Rua 1'],
      ['taxNumber', '123.456.789-09'],
      ['vat', ''],
    ]);
    expect(detailsSent(fields, values, place('BR'))).toEqual({
      name: 'Ada',
      phoneNumber: '+5511912345678',
      birthDate: '1990-02-03',
      taxNumber: '12345678909',
      address: { country: 'BR', line1: 'Rua 1' },
    });
  });

  test('and are shown again as they are typed', () => {
    const known = {
      name: 'Ada',
      phoneNumber: '+351912345678',
      birthDate: '1990-02-03',
      taxNumber: '12345678909',
      address: { line1: 'Rua 1' },
    };
    const shown = ['name', 'phoneNumber', 'birthDate', 'taxNumber', 'line1', 'postalCode'].map((name) =>
      knownValue(one(name), known, place('BR')),
    );
    expect(shown).toEqual([
      'Ada',
      { regionCode: 'PT', number: '912345678' },
      { year: '1990', month: '02', day: '03' },
      '123.456.789-09',
      'Rua 1',
      undefined,
    ]);
  });
});
