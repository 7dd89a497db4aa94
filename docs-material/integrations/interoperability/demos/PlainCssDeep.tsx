import Slider from '@mui/material/Slider';

const css = `
  .square-fader {
    inline-size: 14rem;
  }
  .square-fader .MuiSlider-thumb {
    border-radius: 2px;
    inline-size: 12px;
  }
`;

export default function PlainCssDeep() {
  return (
    <div>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <Slider aria-label="Mid" defaultValue={50} className="square-fader" />
    </div>
  );
}
