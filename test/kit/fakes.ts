/** Whatever a test puts in the place of the house, each file one thing: the door to all of it. */
export { FakeClock, FakeNavigation, FakeStorage } from './fakeBrowser';
export { fakeContext, type FakeContextInput, type FakeHouse } from './fakeHouse';
export { FakeRow, FakeVideos } from './fakePictures';
export { FakePlatform, type FakeAnswer, type FakeCall } from './fakePlatform';
