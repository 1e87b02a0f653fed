const ease = (part) => part * part * (3 - 2 * part);

const backdrop = [
  [0, '#d9cbb6'],
  [1, '#8f7c66'],
];
const clay = [
  [0, '#c98d63'],
  [0.35, '#e2ad83'],
  [1, '#7f4f32'],
];

function fillWith(context, stops, ...line) {
  const fill = context.createLinearGradient(...line);
  for (const [at, colour] of stops) fill.addColorStop(at, colour);
  context.fillStyle = fill;
}

function ring(context, y, [wide, tall], [from, to] = [0, 2 * Math.PI]) {
  context.beginPath();
  context.ellipse(640, y, wide, tall, 0, from, to);
}

function drawBackdrop(context) {
  fillWith(context, backdrop, 0, 0, 1280, 720);
  context.fillRect(0, 0, 1280, 720);
  context.fillStyle = '#5d4a39';
  context.fillRect(0, 560, 1280, 160);
}

function drawWheel(context, angle) {
  context.fillStyle = '#3b342d';
  ring(context, 580, [330, 62]);
  context.fill();
  context.strokeStyle = '#6d6155';
  context.lineWidth = 3;
  for (let spoke = 0; spoke < 12; spoke += 1) {
    const at = angle + (spoke * Math.PI) / 6;
    context.beginPath();
    context.moveTo(640 + 200 * Math.cos(at), 580 + 38 * Math.sin(at));
    context.lineTo(640 + 320 * Math.cos(at), 580 + 60 * Math.sin(at));
    context.stroke();
  }
}

const radiusAt = (height, growth) =>
  (90 + 40 * growth) * (1 - height) + (100 + 110 * growth) * height ** 1.6 + 30;

function drawWalls(context, growth, tall) {
  const heights = Array.from({ length: 21 }, (_, step) => step / 20);
  fillWith(context, clay, 400, 0, 880, 0);
  context.beginPath();
  for (const height of heights) context.lineTo(640 - radiusAt(height, growth), 575 - tall * height);
  for (const height of heights.reverse()) context.lineTo(640 + radiusAt(height, growth), 575 - tall * height);
  context.fill();
}

function drawBowl(context, growth, angle) {
  const tall = 70 + 190 * growth;
  const rim = radiusAt(1, growth);
  drawWalls(context, growth, tall);
  context.fillStyle = '#6b4028';
  ring(context, 575 - tall, [rim, rim * 0.2]);
  context.fill();
  context.strokeStyle = 'rgb(255 235 215 / 0.4)';
  context.lineWidth = 2;
  for (const height of [0.15, 0.3, 0.5, 0.7, 0.85]) {
    const wide = radiusAt(height, growth);
    ring(context, 575 - tall * height, [wide, wide * 0.12], [0.3 + Math.sin(angle) * 0.2, 2.6]);
    context.stroke();
  }
}

/** Paints a bowl on a potter's wheel: it rises, opens and turns; `part` is the progress from 0 to 1. */
export function paint(context, part) {
  drawBackdrop(context);
  drawWheel(context, part * 40);
  drawBowl(context, ease(part), part * 40);
}
