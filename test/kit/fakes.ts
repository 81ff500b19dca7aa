/** Re-exports all test doubles of core's services. */
export { FakeClock, FakeNavigation, FakeStorage } from './fakeBrowser';
export { fakeContext, type FakeContextInput, type FakeRuntime } from './fakeRuntime';
export { FakeRow, FakeVideos } from './fakePictures';
export { FakePlatform, type FakeAnswer, type FakeCall } from './fakePlatform';
