import * as React from 'react';

/** Code that breaks at the humps of its names, and after what joins them. */
export function Breakable({ text }: { text: string }) {
  const pieces = text.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[<|,.(_])(?=\S)/);
  return pieces.map((piece, index) => (
    <React.Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </React.Fragment>
  ));
}
