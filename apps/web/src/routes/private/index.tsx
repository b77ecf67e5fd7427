import { useEffect } from 'react';
import { addresses } from '../../app/addresses.ts';
import { go } from '../../app/go.ts';

/** The empty path of the private area leads to the workspace. */
const PrivateIndex = () => {
  useEffect(() => go(addresses.workspace, { replace: true }), []);
  return null;
};

export default PrivateIndex;
