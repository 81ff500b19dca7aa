/** Whatever a test puts in the place of the house, each file one thing: the door to all of it. */
export { FakeClock, FakeNavigation, FakeStorage } from './fakeBrowser';
export { fakeContext, type FakeContextInput, type FakeRuntime } from './fakeRuntime';
export { FakeRow, FakeVideos } from './fakePictures';
export { FakePlatform, type FakeAnswer, type FakeCall } from './fakePlatform';
