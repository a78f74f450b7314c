import { coordinatesOf, howToCopy } from './coordinates';

test.each([
  ['25.2676, 51.5407', 25.2676, 51.5407],
  ['(25.2676 51.5407)', 25.2676, 51.5407],
  ['25.2676°, 51.5407°', 25.2676, 51.5407],
  ['٢٥٫٢٦٧٦، ٥١٫٥٤٠٧', 25.2676, 51.5407],
  ['23°35\'35.9"N 58°25\'58.4"E', 23.593306, 58.432889],
  ['58°25′58.4″E 23°35′35.9″N', 23.593306, 58.432889],
  ['23.5933° N, 58.4329° E', 23.5933, 58.4329],
  ['33.9° S, 18.4° E', -33.9, 18.4],
  ['https://www.google.com/maps/@25.2676,51.5407,17z', 25.2676, 51.5407],
  [
    'https://www.google.com/maps/place/Shop/@25.1,51.1,17z/data=!3m1!4b1!4m5!3m4!1s0x0!8m2!3d25.2676!4d51.5407',
    25.2676,
    51.5407,
  ],
  ['https://www.google.com/maps/search/?api=1&query=25.2676%2C51.5407', 25.2676, 51.5407],
  ['https://maps.google.com/?q=25.2676,51.5407', 25.2676, 51.5407],
  ['https://www.google.com/maps/search/25.2676,+51.5407?entry=tts', 25.2676, 51.5407],
  ['https://maps.apple.com/?ll=25.2676,51.5407&q=Shop', 25.2676, 51.5407],
  ['https://www.openstreetmap.org/?mlat=25.2676&mlon=51.5407#map=17/25.1/51.1', 25.2676, 51.5407],
  ['https://www.openstreetmap.org/#map=17/25.2676/51.5407', 25.2676, 51.5407],
])('reads %s', (typed, latitude, longitude) => {
  expect(coordinatesOf(typed)).toEqual({ latitude, longitude });
});

test.each([
  ['https://maps.app.goo.gl/AbCd1234', /^this link contains no coordinates.* 25\.2676, 51\.5407/],
  ['25.2676', /^two numbers .* copy the two numbers/],
  ['here', /^two numbers/],
])('says of %s how to copy a place', (typed, says) => {
  expect(coordinatesOf(typed)).toBeUndefined();
  expect(howToCopy(typed)).toMatch(says);
});
