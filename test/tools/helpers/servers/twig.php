<?php

// Renders the templates of a folder's cases.json in one process; errors are results, too.
require '/usr/share/php/Twig/autoload.php';
[, $folder, $helpers] = $argv;
foreach (['Mistake', 'Values', 'Archipel', 'IslandTokenParser', 'ArchipelExtension'] as $class) {
    require "$helpers/$class.php";
}
$cases = json_decode(file_get_contents("$folder/cases.json"), true);
$twig = new \Twig\Environment(new \Twig\Loader\ArrayLoader($cases['templates']));
$log = [];
$write = function (string $line) use (&$log) {
    $log[] = $line;
};
$archipel = fn (bool $strict) => new \Archipel\Archipel($cases['manifest'], strict: $strict, log: $write);
$lenient = new \Twig\Environment(new \Twig\Loader\ArrayLoader($cases['templates']));
$twig->addExtension(new \Archipel\ArchipelExtension($archipel(true)));
$lenient->addExtension(new \Archipel\ArchipelExtension($archipel(false)));
$results = [];
foreach ($cases['templates'] as $id => $source) {
    try {
        $environment = str_starts_with($id, 'lenient:') ? $lenient : $twig;
        $results[$id] = ['html' => $environment->render($id, $cases['data'])];
    } catch (\Throwable $thrown) {
        $results[$id] = ['error' => ($thrown->getPrevious() ?? $thrown)->getMessage()];
    }
}
echo json_encode(['results' => $results, 'log' => $log]);
