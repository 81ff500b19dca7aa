/** Equal parts of releases are held once. */
import { SharedValues } from '../../../scripts/host/SharedValues';

const long = 'x'.repeat(100);

test('equal members of two values become one object, and keep their content', () => {
  const shared = new SharedValues();
  const [one, other] = ['one', 'other'].map((id) =>
    shared.membersOf({ id, menus: { items: [long] }, hosts: [`${id}.example`], none: null }),
  );
  expect(other).toEqual({ id: 'other', menus: { items: [long] }, hosts: ['other.example'], none: null });
  expect(other?.menus).toBe(one?.menus);
});

test('members that differ, if only in the order of their keys, stay what they are', () => {
  const shared = new SharedValues();
  const [one, other] = [
    shared.membersOf({ value: { a: long, b: 1 } }),
    shared.membersOf({ value: { b: 1, a: long } }),
  ];
  expect(Object.keys(one.value)).toEqual(['a', 'b']);
  expect(Object.keys(other.value)).toEqual(['b', 'a']);
});
