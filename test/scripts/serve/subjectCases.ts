/** Requests for pages about content, and what the host answers whatever the platform does. */
import type { HostCase } from './HostCase';

export const subjectCases: readonly HostCase[] = [
  { what: 'a video', path: '/video/found', status: 200, contains: 'The Long Count' },
  { what: 'a video that does not exist', path: '/video/missing', status: 404 },
  { what: 'a platform that fails', path: '/video/failing', status: 200 },
  { what: 'a platform that answers no JSON', path: '/video/malformed', status: 200 },
  { what: 'a platform that answers something else', path: '/video/unusable', status: 200 },
  { what: 'a platform that redirects', path: '/video/redirecting', status: 200 },
  { what: 'a platform that closes the connection', path: '/video/down', status: 200 },
];
