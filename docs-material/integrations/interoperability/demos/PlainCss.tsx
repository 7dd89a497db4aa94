import Slider from '@mui/material/Slider';

const css = `
  .plain-fader.plain-fader {
    inline-size: 14rem;
    color: #8a3ffc;
  }
`;

export default function PlainCss() {
  return (
    <div>
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <Slider aria-label="Treble" defaultValue={30} className="plain-fader" />
    </div>
  );
}
