import { createTicketOffice } from '../../../scripts/sandbox/playback/signedTicket';

function office() {
  let now = Date.UTC(2026, 10, 21);
  const tickets = createTicketOffice(() => now);
  return { tickets, pass: (seconds: number) => (now += seconds * 1000) };
}

test('PLY-066 an expired token is distinguished from an invalid one', () => {
  const { tickets, pass } = office();
  const ticket = tickets.sign({ use: 'licence', sub: 'film' }, 60);
  expect(tickets.read(ticket, 'licence')).toMatchObject({ sub: 'film' });
  expect(tickets.isExpired(ticket, 'licence')).toBe(false);
  pass(60);
  expect(tickets.read(ticket, 'licence')).toBeUndefined();
  expect(tickets.isExpired(ticket, 'licence')).toBe(true);
});

test.each([
  ['of another use', (ticket: string) => [ticket, 'playback'] as const],
  ['with another signature', (ticket: string) => [`${ticket.slice(0, -3)}AAA`, 'licence'] as const],
  [
    'of somebody else',
    () => [createTicketOffice().sign({ use: 'licence', sub: 'film' }, -1), 'licence'] as const,
  ],
  ['that is nonsense', () => ['a.b.c', 'licence'] as const],
])('one %s is neither valid nor expired', (_, change) => {
  const { tickets, pass } = office();
  const [ticket, use] = change(tickets.sign({ use: 'licence', sub: 'film' }, 60));
  pass(120);
  expect(tickets.read(ticket, use)).toBeUndefined();
  expect(tickets.isExpired(ticket, use)).toBe(false);
});
