/**
 * nock for tests. It patches Node's own HTTP modules, which all test files of a worker share, so each file
 * takes its patches back: without that, a file that forbids real connections would forbid them for the files
 * after it.
 */
import nock from 'nock';

beforeAll(() => nock.disableNetConnect());
afterAll(() => {
  nock.cleanAll();
  nock.enableNetConnect();
  nock.restore();
});

export default nock;
