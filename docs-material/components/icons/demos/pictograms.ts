/** An icon in the shape that Font Awesome uses: width, height, ligatures, code point, path. */
export interface Pictogram {
  iconName: string;
  icon: [number, number, string[], string, string];
}

export const faWindsock: Pictogram = {
  iconName: 'windsock',
  icon: [
    640,
    512,
    [],
    'f001',
    'M64 16h48v480H64zM144 48l144 24v144l-144 24zM320 78l128 22v88l-128 22zM480 105l112 19v40l-112 19z',
  ],
};

export const faTower: Pictogram = {
  iconName: 'tower',
  icon: [
    384,
    512,
    [],
    'f002',
    'M176 0h32v64h-32zM64 80h256l32 112H32zM96 208h192v48H96zM128 272h128l24 240H104z',
  ],
};
