import JoySlider from '@mui/joy/Slider';
import Slider from '@mui/material/Slider';
import { renderToString } from 'react-dom/server';
import { logicalSliders } from './logical-sliders';

function places(html: string): string[] {
  return [...html.matchAll(/style="([^"]*(?:left|inset-inline-start|bottom):[^"]*)"/g)].map(
    ([, style = '']) => style,
  );
}

it.each([
  ['Material UI', <Slider key="1" aria-label="Seats" value={20} marks step={50} />],
  ['Joy UI', <JoySlider key="2" aria-label="Seats" value={20} marks step={50} />],
])('positions the parts of a slider of %s from the inline start', (_library, slider) => {
  const server = renderToString(slider);
  const html = logicalSliders(server);
  expect(places(server).filter((style) => style.includes('left'))).toHaveLength(5);
  expect(places(html)).toHaveLength(5);
  for (const style of places(html)) {
    expect(style).toMatch(/^inset-inline-start:\d+%/);
  }
});

it('keeps vertical sliders and other elements', () => {
  const upright = renderToString(<Slider aria-label="Level" value={20} orientation="vertical" />);
  const other = renderToString(<span className="pin" style={{ left: '20%' }} />);
  expect(logicalSliders(upright)).toBe(upright);
  expect(logicalSliders(other)).toBe(other);
});
