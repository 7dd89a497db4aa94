import Slider from '@mui/material/Slider';

const css = `
  .console .MuiSlider-root { inline-size: 14rem; display: block; }
  .console .MuiSlider-track { border: 0; block-size: 10px; }
`;

export default function GlobalCss() {
  return (
    <div className="console">
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <Slider aria-label="Channel 1" defaultValue={40} />
      <Slider aria-label="Channel 2" defaultValue={70} />
    </div>
  );
}
