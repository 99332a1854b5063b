import { expect, test } from 'vitest'
import { plainText } from './plain-text'

test.each([
  ['plain words stay', 'Guard the edge', 'Guard the edge'],
  ['tags go', '<p>Guard <b>the</b> edge</p>', 'Guard the edge'],
  ['blocks become lines', '<p>One</p><ul><li>Two</li><li>Three</li></ul>', 'One\nTwo\nThree'],
  ['entities become characters', 'Fall &amp; rise &#8211; 6&nbsp;ft', 'Fall & rise – 6 ft'],
  ['scripts go with what is in them', 'a<script>alert("x")</script>b', 'ab'],
  ['also unclosed ones', 'a<script>alert(1)', 'a'],
  ['styles go', '<style>p { color: red }</style>Words', 'Words'],
  ['handlers go', '<img src=x onerror=alert(1)>Words', 'Words'],
  [
    'frames and drawings go',
    '<iframe src="//e"></iframe><svg onload="x()"><text>t</text></svg>Words',
    'Words',
  ],
  ['comments go', 'Words<!-- <script>x</script> -->', 'Words'],
  ['encoded markup goes', '&lt;b&gt;Guard&lt;/b&gt; the edge', 'Guard the edge'],
  ['twice encoded markup goes', '&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;Words', 'Words'],
  ['a smaller-than sign stays', 'noise < 85 dB', 'noise < 85 dB'],
])('%s', (_, html, text) => {
  expect(plainText(html)).toBe(text)
})

test('nothing that looks like a tag survives, however often it is encoded', () => {
  let encoded = '<script>alert(1)</script>'
  for (let round = 0; round < 9; round++) {
    encoded = encoded.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
    expect(plainText(encoded)).not.toMatch(/<[a-z/]/i)
  }
})
