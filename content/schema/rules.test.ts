import { site } from '@/content/site';
import { faults, replace, wave } from '@/scripts/check/testing';

it.each<[what: string, file: string, before: string | RegExp, after: string, fault: string]>([
  [
    'a text that is too long',
    wave,
    /"description": ".*"/,
    `"description": "${'Long. '.repeat(50)}"`,
    `${wave}:48: words.description: 300 characters; at most 240 wanted`,
  ],
  [
    'a picture that is not there',
    wave,
    'curtains-wave-1.jpg',
    'curtains-wavy-1.jpg',
    `${wave}:7: media[1].src: ‘/pictures/curtains-wavy-1.jpg’: there is no such picture in the list of pictures; choose another, or add it there with what it shows`,
  ],
  [
    'a field that nothing reads',
    wave,
    '"goodFor"',
    '"godFor": "x",\n    "goodFor"',
    `${wave}:54: words.godFor: nothing reads this field here; is it misspelt?`,
  ],
  [
    'a field that is missing',
    wave,
    /\n {4}"goodFor": ".*",/,
    '',
    `${wave}:45: words.goodFor: is missing; a text in quotation marks is wanted`,
  ],
  [
    'a caption that is missing',
    'cloth.json',
    /\n {8}"noon": "Black at noon.*/,
    '',
    'words.captions.blackout.noon: is missing; a text in quotation marks is wanted',
  ],
  [
    'a grade that contradicts the order of the cloths',
    'cloth.json',
    /("lined": \{\s*"viewOut": )1/,
    '$12',
    'grades.lined.viewOut: ‘2’: it hides more than the cloth before; this grade says the opposite',
  ],
  [
    'a delivery time whose numbers are the wrong way round',
    wave,
    '"from": 3',
    '"from": 9',
    `${wave}:35: delivery: from 9 to 4; the first number is the smaller one`,
  ],
  [
    'stars that are no half steps',
    'pages/home.json',
    '"rating": 5',
    '"rating": 4.7',
    'pages/home.json:30: curtainCards[2].rating: ‘4.7’: one of these is wanted: 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5',
  ],
  [
    'a phone number without its country',
    'site.json',
    site.phones.hero,
    '4444 1234',
    'site.json:3: phones.hero: ‘4444 1234’: write it with + and the country, such as +974 5555 1234',
  ],
  [
    'HTML in a text',
    'faq/prices.json',
    /"a": "/,
    '"a": "<b>No</b> ',
    'HTML is shown as it is typed; write plain words',
  ],
  [
    'a closing time past midnight that is not the last',
    'hours.json',
    '"closes": "13:00"',
    '"closes": "1:00"',
    'hours.json:3: week.saturday: 8:00-1:00 goes past midnight, so it must be the last of its day',
  ],
])('refuses %s', (_, file, before, after, fault) => {
  replace(file, before, after);
  expect(faults().join('\n')).toContain(fault);
});
