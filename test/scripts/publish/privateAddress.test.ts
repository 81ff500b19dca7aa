import { isPrivateAddress } from '../../../scripts/publish/privateAddress';

test.each([
  'http://127.0.0.1:8090',
  'http://127.1',
  'http://2130706433',
  'http://0x7f.0.0.1',
  'http://0.0.0.0',
  'https://10.1.2.3',
  'https://172.31.0.1',
  'https://192.168.1.1:8443',
  'http://169.254.169.254',
  'http://100.64.0.1',
  'http://[::1]:8090',
  'http://[fe80::1]',
  'http://[fd00::1]',
  'http://[::ffff:10.0.0.1]',
])('%s is private', (url) => expect(isPrivateAddress(url)).toBe(true));

test.each([
  'https://api.velvet.example',
  'http://localhost:8090',
  'https://172.32.0.1',
  'https://93.184.216.34',
  'https://[2606:2800:220:1::1]',
  'https://10.example',
])('%s is not', (url) => expect(isPrivateAddress(url)).toBe(false));
