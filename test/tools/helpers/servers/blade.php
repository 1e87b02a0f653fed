<?php

// Renders the templates of a folder's cases.json in one process; errors are results, too.
require '/usr/share/php/Illuminate/View/autoload.php';

use Archipel\Archipel;
use Illuminate\Container\Container;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Contracts\View\Factory as FactoryContract;
use Illuminate\Events\Dispatcher;
use Illuminate\Filesystem\Filesystem;
use Illuminate\View\Compilers\BladeCompiler;
use Illuminate\View\Engines\CompilerEngine;
use Illuminate\View\Engines\EngineResolver;
use Illuminate\View\Factory;
use Illuminate\View\FileViewFinder;

[, $folder, $helpers] = $argv;
foreach (['Mistake', 'Values', 'Archipel'] as $class) {
    require "$helpers/$class.php";
}
$cases = json_decode(file_get_contents("$folder/cases.json"), true);
mkdir("$folder/cache");
mkdir("$folder/views");

$container = Container::getInstance();
$files = new Filesystem();
$compiler = new BladeCompiler($files, "$folder/cache");
$engines = new EngineResolver();
$engines->register('blade', fn () => new CompilerEngine($compiler, $files));
$factory = new Factory($engines, new FileViewFinder($files, ["$folder/views", $helpers]), new Dispatcher($container));
$factory->setContainer($container);
$container->instance(FactoryContract::class, $factory);
$container->instance('view', $factory);
// The compiler looks for classes of the application before it takes a component from its file.
$container->instance(Application::class, new class {
    public function getNamespace(): string
    {
        return 'App\\';
    }
});

$log = [];
$write = function (string $line) use (&$log) {
    $log[] = $line;
};
$results = [];
$number = 0;
foreach ($cases['templates'] as $id => $source) {
    $view = 'case' . $number++;
    file_put_contents("$folder/views/$view.blade.php", $source);
    Archipel::share(new Archipel($cases['manifest'], strict: !str_starts_with($id, 'lenient:'), log: $write));
    try {
        $results[$id] = ['html' => $factory->make($view, $cases['data'])->render()];
    } catch (\Throwable $thrown) {
        for ($cause = $thrown; $cause->getPrevious(); $cause = $cause->getPrevious());
        $results[$id] = ['error' => $cause->getMessage()];
        $factory->flushState();
    }
}
echo json_encode(['results' => $results, 'log' => $log]);
